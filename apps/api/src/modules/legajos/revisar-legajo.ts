import type { zLegajoEntrada } from '@colega/contract/legajos';
import type { Fecha } from '@colega/domain/fechas';
import {
  type Comitente,
  type Inmueble,
  juzgarPropuesta,
  type ProblemaDeLegajo,
  validarPartidos,
} from '@colega/domain/legajos';
import { matriculaHabilita } from '@colega/domain/perfil';
import type { z } from 'zod';
import type { Db } from '../../db/conectar.ts';
import { invalido } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import type { CatalogoVivo } from '../honorarios/catalogo-vivo.ts';
import type { BuscarComitente } from '../referencias/cuits/buscar-comitente.ts';
import type { ClientesResueltos } from './comitentes-de-legajo.ts';
import { type ContextoDeRevision, findContexto } from './contexto-de-legajo.repository.ts';
import { inmuebleDe } from './entradas.ts';
import { type ContratoARevisar, findContextoDeContrato } from './revisar-detalle.ts';
import type { AjustarCargos } from './vida/ajustar-cargos.ts';

export type DepsDeLegajos = { buscarComitente: BuscarComitente; catalogo: CatalogoVivo; ajustarCargos: AjustarCargos };
export type QuienEdita = Pick<SesionDelPedido, 'user_id' | 'persona_id' | 'username'>;

const NUEVO: Pick<ContratoARevisar, 'detalle_id' | 'con_montos' | 'fechas'> & { rubro_propio: number | null } = {
  rubro_propio: null,
  detalle_id: null,
  con_montos: true,
  fechas: {},
};

/** A whole file as it would be stored. Throws 422 with every wrong field at its place. */
export const revisarLegajo = async (
  db: Db,
  { catalogo }: DepsDeLegajos,
  sesion: QuienEdita,
  leido: z.output<typeof zLegajoEntrada>,
  { comitentes, locadores, problemas: sinValidar }: ClientesResueltos,
  hoy: Fecha,
  edicion = NUEVO,
) => {
  const localidades = localidadesDe(comitentes, leido.inmuebles);
  const { rubro_propio, ...deContrato } = edicion;
  const contexto = await findContexto(db, sesion, { ...leido, localidades, rubro_propio });
  const inmuebles = leido.inmuebles.map((inmueble) => inmuebleDe(inmueble, contexto));
  const [detalle] = leido.detalles;
  if (!detalle) throw invalido([{ codigo: 'requerido', campo: 'detalles' }]);
  const contrato = { ...contratoOriginal(sesion.persona_id, hoy, contexto), ...deContrato };
  const { calculo, contexto: delContrato } = await findContextoDeContrato(db, catalogo, detalle, contrato);
  const problemas = [
    ...juzgarPropuesta(
      { ...leido, comitentes, inmuebles, contrato: detalle },
      { ...delContrato, ...contextoDePropuesta(contexto), locadores },
    ).map(enElPedido),
    ...sinValidar,
    ...validarPartidos(leido.inmuebles, contexto.partidos),
  ];
  if (problemas.length > 0) throw invalido(problemas);
  return { contexto, detalle, calculo, comitentes: [...comitentes, ...locadores], inmuebles };
};

/** The contract is sent as the only one of its file. */
const enElPedido = (problema: ProblemaDeLegajo): ProblemaDeLegajo =>
  problema.campo === undefined
    ? problema
    : { ...problema, campo: problema.campo.replace(/^contrato(?=\.|$)/, 'detalles.0') };

const contextoDePropuesta = ({ distrito_id, matricula, rubro, modalidad, partidos }: ContextoDeRevision) => ({
  distrito_id,
  matricula_habilita: matricula !== null && matriculaHabilita(matricula),
  rubro,
  modalidad,
  partidoDe: (localidad_id: number) => partidos.get(localidad_id),
});

const contratoOriginal = (persona_id: number, hoy: Fecha, { rubro }: ContextoDeRevision) => ({
  persona_id,
  hoy,
  tipo_contrato: 'original' as const,
  segmento: rubro?.segmento ?? null,
  es_electrico: rubro?.es_electrico ?? false,
  calculo_original_id: null,
});

const localidadesDe = (
  comitentes: readonly Comitente[],
  inmuebles: readonly { localidad_id?: number | null | undefined }[],
): number[] =>
  [
    ...comitentes.flatMap((c) => [c.domicilio_real.localidad_id, c.domicilio_legal.localidad_id]),
    ...inmuebles.map((i) => i.localidad_id),
  ].filter((id) => id !== null && id !== undefined);

// The partido is the locality's: a call with another one was refused (AUT-109).
export const filasDeInmuebles = ({
  inmuebles,
  contexto: { partidos },
}: {
  inmuebles: readonly Inmueble[];
  contexto: ContextoDeRevision;
}) =>
  inmuebles.flatMap(({ localidad_id, partida, ...inmueble }) => {
    const partido = localidad_id === null ? undefined : partidos.get(localidad_id);
    if (localidad_id === null || partido === undefined) return [];
    return [{ ...inmueble, localidad_id, partido, partida: partida === '' ? null : partida }];
  });
