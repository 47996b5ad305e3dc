import { rutasDeCertificados, rutasDeEmision } from '@colega/contract/certificados';
import type { Legajo, LegajoEntrada } from '@colega/contract/legajos';
import type { Persona } from '@colega/contract/perfil';
import { FOTOS } from '@colega/domain/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import sharp from 'sharp';
import type { ClienteDelPagador } from '../dinero/muertes/pagador.ts';

type Cuerpo = Record<string, unknown>;
type Lista<T> = { items: T[] };

export type Actividad = { legajo_id: number; anexo_id: number };

export async function exigir<T = Cuerpo>(
  pedir: ClienteDelPagador,
  metodo: string,
  ruta: string,
  cuerpo?: object,
): Promise<T> {
  const leida = await pedir(metodo, ruta, cuerpo);
  if (!leida || leida.status >= 300) throw new Error(`${metodo} ${ruta}: ${JSON.stringify(leida)}`);
  return leida.cuerpo as T;
}

const foto = async (tono: number): Promise<FormData> => {
  const background = { r: tono, g: 90, b: 160 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const formulario = new FormData();
  formulario.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'tablero.jpg');
  return formulario;
};

/** Somebody who asks for nothing else: a company, which the demo's may be, has who signs for it. */
const COMITENTE = { cuit: '27301112225', apellido_nombre: 'FERNANDEZ ANA PAULA' };

const otroComo = ({ inmuebles, detalles, ...leido }: Legajo, { distrito }: Persona): LegajoEntrada => ({
  matricula_id: leido.matricula.id,
  distrito_id: distrito.id,
  modalidad_id: leido.modalidad.id,
  rubro_id: leido.rubro.id,
  comitentes: [COMITENTE],
  inmuebles: inmuebles.map(({ id: _, localidad, ...lugar }) => ({ ...lugar, localidad_id: localidad.id })),
  detalles: detalles.slice(0, 1).map(({ tareas, ...leido }) => ({
    tipo_calculo: 'manual',
    ...{ fecha: leido.fecha, vencimiento: leido.vencimiento, monto: leido.monto },
    ...{ tribunal_actuante: leido.tribunal_actuante, forma_de_pago: leido.forma_de_pago },
    destino_tarea: leido.destino_tarea,
    tareas: tareas.map((una) => ({ tarea: { id: una.tarea.id }, monto: una.monto })),
    observaciones: 'Texto con «comillas», \\ barras,\ttabuladores\ny renglones: ñandú, 日本',
  })),
});

async function certificar(pedir: ClienteDelPagador, legajo: Legajo): Promise<number> {
  const fotos: number[] = [];
  for (const [i] of FOTOS.entries()) {
    const { id } = await exigir<{ id: number }>(pedir, 'POST', '/media_objects', await foto(40 * i));
    fotos.push(id);
  }
  const [comitente, inmueble] = [legajo.comitentes[0], legajo.inmuebles[0]];
  const partes = {
    ...{ 'titular.id': comitente?.id ?? 0, 'inmueble.id': inmueble?.id ?? 0 },
    'titular.localidad_id': inmueble?.localidad?.id ?? 0,
  };
  const emitir = async (ruta: string, cuerpo: object): Promise<number> =>
    (await exigir<{ certificado: { id: number } }>(pedir, 'POST', ruta, { legajo_id: legajo.id, ...cuerpo }))
      .certificado.id;
  const certificado_referencia = await emitir(rutasDeEmision.caie.path, cuerpoDePrueba('caie', partes));
  const porCampo = Object.fromEntries(FOTOS.map(({ ruta }, i) => [ruta, fotos[i] ?? 0]));
  const anexo = { ...cuerpoDePrueba('anexa_in_situ', porCampo), certificado_referencia };
  return emitir(rutasDeCertificados.guardarAnexo.path, anexo);
}

export async function trabajarUnRato(pedir: ClienteDelPagador): Promise<Actividad> {
  const { items } = await exigir<Lista<{ type: string; legajo: { id: number } }>>(pedir, 'GET', '/certificados');
  const certificable = items.find(({ type }) => type === 'anexa_in_situ')?.legajo.id ?? 0;
  const legajo = await exigir<Legajo>(pedir, 'GET', `/legajos/${certificable}`);
  const persona = await exigir<Persona>(pedir, 'GET', `/personas/${legajo.persona.id}`);
  const { id } = await exigir<{ id: number }>(pedir, 'POST', '/legajos', otroComo(legajo, persona));
  return { legajo_id: id, anexo_id: await certificar(pedir, legajo) };
}
