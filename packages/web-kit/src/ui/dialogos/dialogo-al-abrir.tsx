import { type ComponentType, useEffect, useState } from 'react';
import { esperarQuietud } from '../../lib/navegacion/esperar-quietud.ts';
import { conReintento } from '../esperas/con-reintento.tsx';
import { DialogoQueNoVino } from './dialogo-que-no-vino.tsx';

type ConApertura = { abierto: boolean; alCancelar?: () => void; alCerrar?: () => void };

/** Its code comes when the page has nothing else to do, so that it opens without a network too. */
export const dialogoAlAbrir = <P extends ConApertura>(cargar: () => Promise<{ default: ComponentType<P> }>) => {
  const Dialogo = conReintento(
    async () => {
      const { default: Cargado } = await cargar();
      return { default: (props: P) => <CerradoPrimero Cargado={Cargado} props={props} /> };
    },
    {
      falla: (alReintentar, { abierto, alCancelar, alCerrar }) =>
        abierto && <DialogoQueNoVino alReintentar={alReintentar} alCerrar={alCancelar ?? alCerrar} />,
    },
  );
  return (props: P) => {
    const [pedido, setPedido] = useState(props.abierto);
    if (props.abierto && !pedido) setPedido(true);
    useEffect(() => {
      void esperarQuietud()
        .then(cargar)
        .catch(() => undefined);
    }, []);
    return pedido ? <Dialogo {...props} /> : null;
  };
};

/** A dialog remembers the focus when it opens, so it may not arrive open. */
const CerradoPrimero = <P extends ConApertura>({ Cargado, props }: { Cargado: ComponentType<P>; props: P }) => {
  const [dibujado, setDibujado] = useState(false);
  useEffect(() => setDibujado(true), []);
  return <Cargado {...props} abierto={props.abierto && dibujado} />;
};
