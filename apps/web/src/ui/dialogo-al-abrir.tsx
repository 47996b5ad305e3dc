import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

type ConApertura = { abierto: boolean };

/** A dialog whose code comes the first time that it is opened. */
export const dialogoAlAbrir = <P extends ConApertura>(cargar: () => Promise<{ default: ComponentType<P> }>) => {
  const Dialogo = lazy(async () => {
    const { default: Cargado } = await cargar();
    return { default: (props: P) => <CerradoPrimero Cargado={Cargado} props={props} /> };
  });
  return (props: P) => {
    const [pedido, setPedido] = useState(props.abierto);
    if (props.abierto && !pedido) setPedido(true);
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
