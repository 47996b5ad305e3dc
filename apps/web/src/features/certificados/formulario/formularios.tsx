import { tipoDelTramo } from '@colega/domain/certificados';
import { Navigate, useParams } from 'react-router';
import { antesDeEmitir } from '../../../lib/consultas/certificados.ts';
import { direccionDeCertificado } from '../../../lib/navegacion/direcciones.ts';
import { useLegajoDeLaRuta } from '../legajo-de-la-ruta.tsx';
import { FormularioDeCertificado } from './formulario-de-certificado.tsx';

/** /app/ejercicio/legajo/:id/certificado/new/:certificado (CER-003). Of a type that does not exist, the chooser. */
const FormularioDeLaRuta = () => {
  const id = useLegajoDeLaRuta();
  const type = tipoDelTramo(useParams().certificado ?? '');
  if (type === null) return <Navigate to={direccionDeCertificado(id)} replace />;
  return <FormularioDeCertificado key={type} type={type} />;
};

export const antes = antesDeEmitir;
export default FormularioDeLaRuta;
