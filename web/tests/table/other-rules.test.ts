import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { TableState } from "$/state/table.svelte";
import OtherRules from "$/table/waiting/OtherRules.svelte";

const table = (mine: number[]) => {
  const order = vi.fn(async () => true);
  return { order, state: { mine, order } as unknown as TableState };
};

describe("a game of other rules", () => {
  it("can be closed by those who sit there", async () => {
    const { order, state } = table([2]);
    render(OtherRules, { table: state });
    await fireEvent.click(screen.getByRole("button"));
    expect(order).toHaveBeenCalledWith({ type: "abandon" });
  });

  it("is only looked at by the others", () => {
    render(OtherRules, { table: table([]).state });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("other rules");
  });
});
