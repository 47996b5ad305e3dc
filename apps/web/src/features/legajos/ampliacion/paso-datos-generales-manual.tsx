import { FechasDeContrato } from '../asistente/fechas-de-contrato.tsx';
import { DatosGenerales } from './datos-generales.tsx';

export const PasoDatosGeneralesManual = () => (
  <DatosGenerales>
    <FechasDeContrato />
  </DatosGenerales>
);
