/** What decides whether somebody of a clinic may release an order. */
export interface ReleaseFacts {
  /** Holds `order:record:release`. */
  hasRight: boolean;
  /** Is the order's dentist. */
  isDentist: boolean;
  /** Was named by that dentist. */
  isDeputy: boolean;
  /** The dentist can sign in. Without that nobody could release but those who hold the right. */
  dentistHasAccount: boolean;
}

export const mayRelease = ({ hasRight, isDentist, isDeputy, dentistHasAccount }: ReleaseFacts): boolean =>
  hasRight && (isDentist || isDeputy || !dentistHasAccount);

/** A signature is used only by its owner or a deputy; an order of a dentist without an account says that it is not signed. */
export const maySign = ({ isDentist, isDeputy, dentistHasAccount }: ReleaseFacts): boolean =>
  dentistHasAccount && (isDentist || isDeputy);
