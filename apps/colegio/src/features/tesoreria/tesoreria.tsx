import { Navigate } from 'react-router';
import { DIRECCIONES } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { apartadosPara } from './apartados.ts';

/** It has nothing of its own: it leads to the first of its screens that this operator may see. */
const Tesoreria = () => {
  const [primero] = apartadosPara(useOperador());
  return <Navigate to={primero?.path ?? DIRECCIONES.inicio} replace />;
};

export default Tesoreria;
