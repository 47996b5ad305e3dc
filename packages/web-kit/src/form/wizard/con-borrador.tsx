import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { conRed } from '../../lib/navegacion/con-red.ts';
import { EsperandoElBorrador, type PropsDeConBorrador } from './esperando-el-borrador.tsx';

// A new file is begun without asking the server for anything.
const BorradorElegido = lazy(() => conRed(() => import('./borrador-elegido.tsx')));
const BorradorUnico = lazy(() => import('./borrador-unico.tsx').catch(() => ({ default: EmpezarAca })));

/** `?borrador=…` opens that one, whichever device it was left on; without it, what is on this one (S-863). */
export const ConBorrador = (props: PropsDeConBorrador) => {
  const [busqueda] = useSearchParams();
  const id = busqueda.get('borrador');
  if (id === null && props.varios) return props.children(props.nombre);
  return (
    <Suspense fallback={<EsperandoElBorrador titulo={props.titulo} />}>
      {id === null ? <BorradorUnico key={props.nombre} {...props} /> : <BorradorElegido key={id} id={id} {...props} />}
    </Suspense>
  );
};

const EmpezarAca = ({ nombre, children }: PropsDeConBorrador) => children(nombre);
