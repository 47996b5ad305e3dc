import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import type { ComponentType } from 'react';
import { antesDeEmitir } from '../../../lib/consultas/certificados.ts';
import { FormularioDeCertificado } from './formulario-de-certificado.tsx';

/** The screen of each sub-route (CER-003). */
export const FORMULARIOS = Object.fromEntries(
  TIPOS_DE_CERTIFICADO.map((type) => [type, () => <FormularioDeCertificado key={type} type={type} />]),
) as unknown as Readonly<Record<TipoDeCertificado, ComponentType>>;

export const antes = antesDeEmitir;
