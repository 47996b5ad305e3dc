import { type ComponentType, use } from 'react';

/** A step that can be asked for before it is reached. */
export type Paso = ComponentType & { traer?: () => Promise<void> };

/** A step whose code comes while the ones before it are being filled in. Once it is here it is drawn at once, as any other. */
export const pasoAlLlegar = (cargar: () => Promise<ComponentType>): Paso => {
  let Cargado: ComponentType | null = null;
  let pedido: Promise<void> | null = null;
  const traer = (): Promise<void> => {
    pedido ??= cargar().then(
      (paso) => {
        Cargado = paso;
      },
      (falla) => {
        pedido = null; // the network may be back
        throw falla;
      },
    );
    return pedido;
  };
  const PasoQueLlega = () => {
    if (!Cargado) use(traer());
    return Cargado && <Cargado />;
  };
  return Object.assign(PasoQueLlega, { traer });
};

export const traerPasos = async (pasos: Readonly<Record<string, Paso>>): Promise<void> => {
  await Promise.all(Object.values(pasos).map(({ traer }) => traer?.()));
};
