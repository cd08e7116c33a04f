// Cards of home-made things, as the server sends them.
import type { MadeCard, Message } from "$/wire/types";

const message = (key: string, args: Message["args"] = {}): Message => ({
  type: "message",
  key,
  args,
});

export const moles: MadeCard = {
  kind: "race",
  key: "mole-men",
  name: { en: "Mole Men", cs: "Krtci" },
  tokens: 6,
  tray: 13,
  icon: "mole",
  flavour: "They were here first.",
  stands_in_for: "ratmen",
  collection: "Down by the docks",
  author: "Ada",
  licence: "CC-BY-4.0",
  rules: [
    message("made-effect-active", {
      text: message("made-effect-cheaper", {
        amount: 1,
        per: 1,
        regions: message("made-set-cavern"),
      }),
    }),
  ],
};

export const lucky: MadeCard = {
  kind: "power",
  key: "lucky",
  name: { en: "Lucky" },
  tokens: 4,
  rules: [
    message("made-effect-always", {
      text: message("made-effect-as", {
        amount: 1,
        per: 1,
        name: { type: "name", kind: "race", key: "elves" },
      }),
    }),
  ],
  left_out: true,
  warnings: [message("collection-left-out")],
};
