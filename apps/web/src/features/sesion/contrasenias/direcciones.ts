/** OPN-014: the address the instructions went to travels in `email`. */
export const direccionDeConfirmada = (email: string): string => `/confirmada?${new URLSearchParams({ email })}`;
