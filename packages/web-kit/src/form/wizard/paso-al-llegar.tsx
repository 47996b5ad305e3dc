import { mensajes } from '@colega/contract/mensajes';
import { type ComponentType, use, useEffect, useReducer } from 'react';
import { seGuardanLosBorradores } from '../../lib/borradores/almacen-de-borradores.ts';
import { ErrorDeCarga } from '../../ui/esperas/error-de-carga.tsx';

export type ComponenteDePaso = ComponentType & { traer?: () => Promise<void> };

/** The code comes while the steps before it are being filled in. */
export const pasoAlLlegar = (cargar: () => Promise<ComponentType>): ComponenteDePaso => {
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
  let llegada: Promise<ComponentType | null> | null = null;
  const olvidar = (): void => {
    llegada = null;
  };
  const PasoQueLlega = () => {
    const [, redibujar] = useReducer((veces: number) => veces + 1, 0);
    llegada ??= traer().then(
      () => Cargado,
      () => null,
    );
    const Llegado = Cargado ?? use(llegada);
    if (Llegado) return <Llegado />;
    const reintentar = () => {
      olvidar();
      redibujar();
    };
    return <PasoQueNoVino alReintentar={reintentar} alIrse={olvidar} />;
  };
  return Object.assign(PasoQueLlega, { traer });
};

type PropsDelQueNoVino = { alReintentar: () => void; alIrse: () => void };

const PasoQueNoVino = ({ alReintentar, alIrse }: PropsDelQueNoVino) => {
  useEffect(() => {
    window.addEventListener('online', alReintentar);
    return () => window.removeEventListener('online', alReintentar);
  });
  useEffect(() => alIrse, [alIrse]);
  return (
    <ErrorDeCarga
      mensaje="No pudimos traer este paso."
      detalle={`${seGuardanLosBorradores() ? `${mensajes.cargado_en_el_dispositivo} ` : ''}Revisá tu conexión y volvé a intentar.`}
      alReintentar={alReintentar}
    />
  );
};

export const traerPasos = async (pasos: Readonly<Record<string, ComponenteDePaso>>): Promise<void> => {
  await Promise.all(Object.values(pasos).map(({ traer }) => traer?.()));
};
