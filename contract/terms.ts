/** services §2 and §9: every figure in the terms. Days are working days where the name says so. */
export const TERMS_FIGURES = {
  /** The day of the current version, YYYY-MM-DD. */
  date: '2025-06-14',
  /**
   * An advertiser who cancels a daily booking compensates the guest by this percentage of its
   * price.
   */
  lateCancelPercent: 50,
  lateCancelHours: 48,
  middleCancelPercent: 25,
  middleCancelDays: 30,
  earlyCancelPercent: 10,
  compensationMinSar: 250,
  compensationMaxSar: 5_000,
  offerFeeRefundWorkingDays: 15,
  otherRefundWorkingDays: 14,
  packageTransferDays: 5,
  complaintHours: 48,
  repurchaseMonths: 3,
} as const;
