import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { antesDeEmitir } from '../../../lib/consultas/certificados.ts';
import { DIRECCIONES, tipoDeFormulario } from '../../../lib/navegacion/direcciones.ts';
import { FormularioDeCertificado } from './formulario-de-certificado.tsx';

/** The screen of each sub-route (CER-003). */
export const FORMULARIOS = Object.fromEntries(
  TIPOS_DE_CERTIFICADO.map((type) => [type, () => <FormularioDeCertificado key={type} type={type} />]),
) as unknown as Readonly<Record<TipoDeCertificado, ComponentType>>;

/** The one that its address names. */
const PorSuDireccion = () => {
  const type = tipoDeFormulario(useLocation().pathname);
  if (!type) return <Navigate to={DIRECCIONES.error} replace />;
  const Formulario = FORMULARIOS[type];
  return <Formulario />;
};

export default PorSuDireccion;

export const antes = antesDeEmitir;
