/** OPN-014: `email` is where the instructions went. */
export const direccionDeConfirmada = (email: string): string => `/confirmada?${new URLSearchParams({ email })}`;
