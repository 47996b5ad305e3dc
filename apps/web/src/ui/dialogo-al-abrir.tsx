import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { alQuedarLibre } from '../lib/navegacion/al-quedar-libre.ts';

type ConApertura = { abierto: boolean };

/** A dialog whose code comes when the page has nothing else to do, so that it opens with no network too, or when it is opened. */
export const dialogoAlAbrir = <P extends ConApertura>(cargar: () => Promise<{ default: ComponentType<P> }>) => {
  const Dialogo = lazy(async () => {
    const { default: Cargado } = await cargar();
    return { default: (props: P) => <CerradoPrimero Cargado={Cargado} props={props} /> };
  });
  return (props: P) => {
    const [pedido, setPedido] = useState(props.abierto);
    if (props.abierto && !pedido) setPedido(true);
    useEffect(() => {
      void alQuedarLibre()
        .then(cargar)
        .catch(() => undefined);
    }, []);
    return pedido ? (
      <Suspense>
        <Dialogo {...props} />
      </Suspense>
    ) : null;
  };
};

/** Opening, and not arriving open, is what a dialog remembers the focus by. */
const CerradoPrimero = <P extends ConApertura>({ Cargado, props }: { Cargado: ComponentType<P>; props: P }) => {
  const [dibujado, setDibujado] = useState(false);
  useEffect(() => setDibujado(true), []);
  return <Cargado {...props} abierto={props.abierto && dibujado} />;
};
