import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { TableState } from "$/state/table.svelte";
import OtherRules from "$/table/waiting/OtherRules.svelte";

const table = (mine: number[]) => {
  const order = vi.fn(async () => true);
  return { order, state: { mine, order } as unknown as TableState };
};

describe("a game under other rules", () => {
  it("can be closed by its players", async () => {
    const { order, state } = table([2]);
    render(OtherRules, { table: state });
    await fireEvent.click(screen.getByRole("button"));
    expect(order).toHaveBeenCalledWith({ type: "abandon" });
  });

  it("can only be viewed by others", () => {
    render(OtherRules, { table: table([]).state });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("other rules");
  });
});
