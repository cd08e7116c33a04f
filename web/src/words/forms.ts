// Arguments with grammatical forms: a message selects one with FORM($race, "acc").
import { FluentType, type FluentFunction } from "@fluent/bundle";

/** An argument with forms; the plain one is the form "". The same as in `words/forms.py`. */
export class Inflected extends FluentType<(form: string) => string> {
  override toString(): string {
    return this.value("");
  }
}

/** The Fluent function FORM; a value without forms stays as it is. */
export const FORM: FluentFunction = ([value = "", form = ""]) =>
  value instanceof Inflected ? value.value(String(form)) : value;
