// House rules: the message of an option is named after its key.
export const optionMessage = (key: string): string => `option-${key.replaceAll("_", "-")}`;
