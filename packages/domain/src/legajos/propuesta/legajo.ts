import { anteponerCampo } from '../../resultado/problema.ts';
import { type Comitente, validarComitentes } from '../comitentes.ts';
import { validarInmuebles } from '../inmuebles.ts';
import type { ProblemaDeLegajo } from '../problema.ts';
import type { ContextoDePropuesta, Propuesta } from './propuesta.ts';

type Juez = (propuesta: Propuesta, contexto: ContextoDePropuesta) => ProblemaDeLegajo[];
type CodigoDeElegido = 'matricula_invalida' | 'rubro_invalido' | 'modalidad_invalida';

const elegido = (id: number | null, vale: boolean, campo: string, codigo: CodigoDeElegido): ProblemaDeLegajo[] => {
  if (id === null) return [{ codigo: 'requerido', campo }];
  return vale ? [] : [{ codigo, campo }];
};

/** AUT-017, AUT-018, AUT-026, MAN-006: licence, district, rubro and modality, existing and in force. */
const datos: Juez = ({ matricula_id, rubro_id, modalidad_id, distrito_id, contrato }, contexto) => {
  const { rubro, con_montos } = contexto;
  if (!con_montos) return [];
  return [
    ...elegido(matricula_id, contexto.matricula_habilita, 'matricula_id', 'matricula_invalida'),
    ...(distrito_id !== undefined && distrito_id !== contexto.distrito_id
      ? [{ codigo: 'distrito_invalido', campo: 'distrito_id' } as const]
      : []),
    ...elegido(rubro_id, rubro?.vigente === true, 'rubro_id', 'rubro_invalido'),
    ...elegido(modalidad_id, contexto.modalidad?.vigente === true, 'modalidad_id', 'modalidad_invalida'),
    ...(rubro?.vigente && rubro.segmento === null && contrato.tipo_calculo === 'automatico'
      ? [{ codigo: 'rubro_sin_segmento', campo: 'rubro_id' } as const]
      : []),
  ];
};

const SIN_EXIGENCIAS = { exige_res_806: false, cuit_fijo: null };

const localidadExiste = (
  id: number | null,
  campo: string,
  { partidoDe }: Pick<ContextoDePropuesta, 'partidoDe'>,
): ProblemaDeLegajo[] =>
  id === null || partidoDe(id) !== undefined
    ? []
    : anteponerCampo(campo, [{ codigo: 'localidad_invalida', campo: 'localidad_id' }]);

const domiciliosDe = ({ fisico, legal_igual_al_real, domicilio_real, domicilio_legal }: Comitente) => {
  if (fisico) return {};
  return legal_igual_al_real ? { domicilio_real } : { domicilio_real, domicilio_legal };
};

/** The locadores that stay count for the modality, but do not stand for a client. */
const comitentes: Juez = ({ comitentes: lista }, contexto) => {
  const exigencias = contexto.modalidad ?? SIN_EXIGENCIAS;
  if (lista.length === 0) return validarComitentes([], exigencias);
  const quedan = contexto.locadores.filter(({ cuit }) => !lista.some((otro) => otro.cuit === cuit));
  return [
    ...validarComitentes([...lista, ...quedan], exigencias),
    ...lista.flatMap((comitente, i) =>
      Object.entries(domiciliosDe(comitente)).flatMap(([cual, { localidad_id }]) =>
        localidadExiste(localidad_id, `comitentes.${i}.${cual}`, contexto),
      ),
    ),
  ];
};

/** AUT-069, AUT-070, AUT-080..091: one property, or several units of one address when a task allows it. */
const ubicacion: Juez = ({ inmuebles, contrato }, contexto) => {
  const { partidoDe, tareaDe } = contexto;
  const permiteVarias = contrato.tareas.some(({ tarea: { id } }) => id !== null && tareaDe(id)?.varias_unidades);
  return [
    ...validarInmuebles(inmuebles, { permiteVarias, partidoDe: (id) => (id === null ? undefined : partidoDe(id)) }),
    ...inmuebles.flatMap(({ localidad_id }, i) => localidadExiste(localidad_id, `inmuebles.${i}`, contexto)),
  ];
};

export const SECCIONES_DEL_LEGAJO = { datos, comitentes, ubicacion } as const satisfies Record<string, Juez>;
