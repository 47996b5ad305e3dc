import { tipoDelTramo } from '@colega/domain/certificados';
import { Navigate, useLocation } from 'react-router';
import { adelantosDeEmitir } from '../../../lib/consultas/certificados.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { FormularioDeCertificado } from './formulario-de-certificado.tsx';

/** CER-003. */
const FormularioDeLaRuta = () => {
  const [tramo = ''] = useLocation().pathname.split('/').filter(Boolean).slice(-1);
  const type = tipoDelTramo(tramo);
  if (type === null) return <Navigate to={DIRECCIONES.error} replace />;
  return <FormularioDeCertificado key={type} type={type} />;
};

export const adelantos = adelantosDeEmitir;
export default FormularioDeLaRuta;
