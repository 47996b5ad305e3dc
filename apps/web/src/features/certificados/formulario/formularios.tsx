import { tipoDelTramo } from '@colega/domain/certificados';
import { Navigate, useParams } from 'react-router';
import { antesDeEmitir } from '../../../lib/consultas/certificados.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { FormularioDeCertificado } from './formulario-de-certificado.tsx';

/** /app/ejercicio/legajo/:id/certificado/new/:certificado (CER-003). */
const FormularioDeLaRuta = () => {
  const type = tipoDelTramo(useParams().certificado ?? '');
  if (type === null) return <Navigate to={DIRECCIONES.error} replace />;
  return <FormularioDeCertificado key={type} type={type} />;
};

export const antes = antesDeEmitir;
export default FormularioDeLaRuta;
