import type { Legajo } from '@colega/contract/legajos';
import { PREGUNTAS, type TipoDeCertificado, tipoDelTramo } from '@colega/domain/certificados';
import { PANTALLAS, type Pantalla } from '../../apps/web/src/app/rutas.ts';
import type { Preparada } from './navegador.ts';
import type { SesionDeMuestra, Usuario } from './sesion-de-muestra.ts';

export type Visita = {
  path: string;
  direccion: string;
  usuario: Usuario;
  preparar: (sesion: SesionDeMuestra) => Preparada;
};

type Tipo = { type: TipoDeCertificado; disponible: boolean };
type Ejemplos = {
  borrador: number | undefined;
  confirmado: number | undefined;
  manual: number | undefined;
  ampliado: number | undefined;
  ampliacion: number | undefined;
  ampliacionManual: number | undefined;
  cep: number | undefined;
  timbrado: number | undefined;
  visado: number | undefined;
  cupon: number | undefined;
};

const buscarEjemplos = async ({ leer, crear, persona_id }: SesionDeMuestra): Promise<Ejemplos> => {
  const { items } = await leer<{ items: Legajo[] }>(`/legajos?persona.id=${persona_id}&limit=100`);
  const con = (cumple: (legajo: Legajo) => boolean) => items.find(cumple);
  const original = (tipo: string, estado: string) => (legajo: Legajo) =>
    legajo.detalles.length === 1 && legajo.detalles[0]?.tipo_calculo === tipo && legajo.estado.clave === estado;
  const ampliado = con(({ detalles }) => detalles[1]?.estado.clave === 'borrador');
  const manual = con(original('manual', 'confirmado'));
  const primera = async (accion: string): Promise<number | undefined> => {
    for (const { id } of items)
      if ((await leer<Record<string, boolean>>(`/legajos/${id}/acciones_posibles`))[accion]) return id;
    return undefined;
  };
  const cupones = await leer<{ items: { id: number; estado: { nombre: string } }[] }>(
    `/orden_pagos?persona.id=${persona_id}&limit=100`,
  );
  return {
    borrador: con(original('manual', 'borrador'))?.id,
    confirmado: con(original('automatico', 'confirmado'))?.id,
    manual: manual?.id,
    ampliado: ampliado?.id,
    ampliacion: ampliado?.detalles[1]?.id,
    ampliacionManual: manual && (await crearAmpliacionManual(manual.id, leer, crear)),
    cep: await primera('puede_generar_cep'),
    timbrado: await primera('puede_generar_timbrado'),
    visado: con(({ estado }) => estado.clave === 'visado')?.id,
    cupon: cupones.items.find(({ estado }) => estado.nombre === 'pendiente')?.id,
  };
};

type PorTipo = Partial<Record<TipoDeCertificado, number>>;

/** A file of theirs for each type of certificate that it may have. */
const legajosPorTipo = async ({ leer, persona_id }: SesionDeMuestra): Promise<PorTipo> => {
  const { items } = await leer<{ items: Legajo[] }>(`/legajos?persona.id=${persona_id}&limit=100`);
  const porTipo: PorTipo = {};
  for (const { id } of items.filter(({ estado }) => estado.clave === 'visado'))
    for (const { type, disponible } of (await leer<{ items: Tipo[] }>(`/tipos_certificados?legajo_id=${id}`)).items)
      if (disponible) porTipo[type] ??= id;
  return porTipo;
};

const crearAmpliacionManual = async (
  legajo_id: number,
  leer: SesionDeMuestra['leer'],
  crear: SesionDeMuestra['crear'],
): Promise<number> => {
  const { detalles } = await leer<Legajo>(`/legajos/${legajo_id}`);
  const [original] = detalles;
  if (!original) throw new Error(`El legajo ${legajo_id} no tiene contrato`);
  const { tipo_calculo, fecha, vencimiento, monto, tareas } = original;
  const ampliacion = { tipo_calculo, fecha, vencimiento, monto, tareas, legajo_id };
  const creada = await crear<{ id: number }>('/legajo_detalles', {
    ...ampliacion,
    tipo_contrato: 'ampliacion',
    forma_de_pago: 'Contado',
  });
  return creada.id;
};

const formularioDe = (path: string): TipoDeCertificado | null =>
  tipoDelTramo(/certificado\/new\/(\w+)$/.exec(path)?.[1] ?? '');

const idPara = (path: string, ejemplos: Ejemplos): number | undefined => {
  if (path.includes('pagarCep')) return ejemplos.cep;
  if (path.includes('pagarTimbrado')) return ejemplos.timbrado;
  if (path.includes('/cuenta/')) return ejemplos.cupon;
  if (path.includes(':tipo_calculo')) return ejemplos.borrador;
  if (path.includes(':idAmpliacion')) return path.includes('/manual/') ? ejemplos.manual : ejemplos.ampliado;
  if (path.includes('/ampliacion/')) return path.includes('/manual') ? ejemplos.manual : ejemplos.confirmado;
  return ejemplos.visado;
};

const conEjemplos = (path: string, id: number | undefined, ampliacion?: number): string =>
  path
    .replace('/:pieza?/:cara?', '')
    .replace('/:id?', '')
    .replace(':resetToken', 'un-token')
    .replace(':tipo_calculo', 'manual')
    .replace(':idAmpliacion', `${ampliacion ?? 'sin-ejemplo'}`)
    .replace(':lugar', 'netPago')
    .replace(':tipo', 'confirmado')
    .replace(':id', `${id ?? 'sin-ejemplo'}`);

const eleccionDe = (path: string): unknown => {
  const tipo = formularioDe(path);
  if (!tipo) return undefined;
  const primera = (pregunta: 'suministroElectrico' | 'tipoCableado' | 'verificacion'): string | null =>
    PREGUNTAS[tipo]?.[pregunta]?.[0]?.valor ?? null;
  const suministro = primera('suministroElectrico');
  const configuracion = {
    tipo,
    suministroElectrico: suministro === null ? null : { value: suministro },
    tipoCableado: primera('tipoCableado'),
    verificacion: primera('verificacion'),
  };
  return { usr: { configuracion }, key: 'default', idx: 0 };
};

const sinSesion = (): Preparada => ({});

const conSesion =
  (path: string) =>
  ({ guardada, user_id }: SesionDeMuestra): Preparada => ({
    sessionStorage: guardada,
    // A settlement under way, without which there is nothing to pay.
    localStorage: { [`borrador:${user_id}:liquidacion`]: JSON.stringify({ fuera: [], medio: null }) },
    state: eleccionDe(path),
  });

export const armarVisitas = async (sesionDe: (usuario: Usuario) => Promise<SesionDeMuestra>): Promise<Visita[]> => {
  const sesion = await sesionDe('mgarcia');
  const ejemplos = await buscarEjemplos(sesion);
  const [deMgarcia, deCsosa] = [await legajosPorTipo(sesion), await legajosPorTipo(await sesionDe('csosa'))];
  const visitaDe = ({ path, acceso }: Pantalla): Visita => {
    const tipo = formularioDe(path);
    const usuario = tipo && deMgarcia[tipo] === undefined ? 'csosa' : 'mgarcia';
    const id = tipo ? (usuario === 'csosa' ? deCsosa : deMgarcia)[tipo] : idPara(path, ejemplos);
    const ampliacion = path.includes('/manual/') ? ejemplos.ampliacionManual : ejemplos.ampliacion;
    const visita = { path, direccion: conEjemplos(path, id, ampliacion) };
    if (acceso === 'publica') return { ...visita, usuario: 'mgarcia', preparar: sinSesion };
    return { ...visita, usuario, preparar: conSesion(path) };
  };
  const { codigo_qr } = await sesion.leer<{ codigo_qr: string }>(`/personas/${sesion.persona_id}`);
  const publica: Visita = {
    path: '/qr/:codigo',
    direccion: `/qr/${codigo_qr}`,
    usuario: 'mgarcia',
    preparar: sinSesion,
  };
  return [...PANTALLAS.map(visitaDe), publica];
};
