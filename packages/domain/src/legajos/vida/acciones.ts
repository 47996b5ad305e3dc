import { matriculaHabilita } from '../../perfil/veredicto.ts';
import type { Problema } from '../../resultado/problema.ts';
import type { CodigoDeVida } from './codigos.ts';
import type { Circunstancias } from './condiciones.ts';
import type { SituacionDelLegajo } from './situacion.ts';
import { type Accion, filaDe } from './tabla-de-acciones.ts';

export type ProblemaDeVida = Problema<CodigoDeVida>;

const sinLicencia = ({ matricula }: SituacionDelLegajo): ProblemaDeVida | null =>
  matriculaHabilita(matricula)
    ? null
    : {
        codigo: 'matricula_no_habilita',
        datos: { codigo: matricula.codigo, estado: matricula.estado.replaceAll('_', ' ') },
      };

export const impedimento = (accion: Accion, s: SituacionDelLegajo, c: Circunstancias): ProblemaDeVida | null => {
  const { en, quien, pide, ejerce } = filaDe(accion);
  if (en[s.estado] === undefined)
    return { codigo: 'accion_en_otro_estado', datos: { estado: s.estado === 'borrador' ? 'en borrador' : s.estado } };
  if (!quien.includes(c.quien))
    return { codigo: c.quien === 'matriculado' ? 'accion_del_colegio' : 'accion_del_matriculado' };
  const codigo = pide?.(s, c) ?? null;
  if (codigo) return { codigo };
  return ejerce ? sinLicencia(s) : null;
};

export const sePuede = (accion: Accion, s: SituacionDelLegajo, c: Circunstancias): boolean =>
  impedimento(accion, s, c) === null;
