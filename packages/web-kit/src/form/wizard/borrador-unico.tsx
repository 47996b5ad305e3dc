import { rutasDeListaDeBorradores } from '@colega/contract/borradores';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { llamar } from '../../lib/api/llamar.ts';
import { leerBorrador } from '../../lib/borradores/almacen-de-borradores.ts';
import { EsperandoElBorrador, type PropsDeConBorrador } from './esperando-el-borrador.tsx';
import { DEL_SERVIDOR, traerBorrador, usuario } from './traer-borrador.ts';

/** Of one thing there is one draft: where this device has none, another may. Without an answer it is begun here. */
const BorradorUnico = ({ titulo, nombre, children }: PropsDeConBorrador) => {
  const [seBusca] = useState(() => usuario() !== 0 && leerBorrador(usuario(), nombre) === null);
  const buscado = useQuery({
    ...DEL_SERVIDOR,
    queryKey: ['buscar-borrador', nombre],
    queryFn: async () => {
      const { items } = await llamar(rutasDeListaDeBorradores.borradores, {}, { deFondo: true });
      const suyo = items.find((otro) => otro.nombre === nombre);
      return suyo !== undefined && traerBorrador(suyo.id, nombre, { deFondo: true });
    },
    // It was begun here: asking again would take it away from whoever types.
    enabled: ({ state }) => seBusca && state.error === null,
  });
  if (!seBusca || !buscado.isPending) return children(nombre);
  return <EsperandoElBorrador titulo={titulo} />;
};

export default BorradorUnico;
