export const promesa = () => {
  let cumplir = (): void => undefined;
  const cumplida = new Promise<void>((listo) => {
    cumplir = listo;
  });
  return { cumplida, cumplir };
};
