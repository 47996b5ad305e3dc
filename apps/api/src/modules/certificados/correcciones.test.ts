import type { Certificado } from '@colega/contract/certificados';
import type { CertificadoPublico } from '@colega/contract/verificacion';
import { FOTOS, type TipoDeCertificado } from '@colega/domain/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formularioDe } from '../../testing/formulario-de.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { legajoElectrico } from '../../testing/legajos/legajo-electrico.ts';
import { type Creado, vidaDe } from '../../testing/legajos/vida.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';

let e: Escenario;
let legajo: Creado;
let partes: Record<string, number>;

const emitir = async (type: TipoDeCertificado, payload: object): Promise<Certificado> => {
  const respuesta = await e.mgarcia('POST', `/certificados/${type}`, { payload: { legajo_id: legajo.id, ...payload } });
  if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
  return respuesta.json<{ certificado: Certificado }>().certificado;
};
const subir = async (): Promise<number> => {
  const fondo = { width: 30, height: 20, channels: 3, background: '#336699' } as const;
  const foto = await sharp({ create: fondo }).jpeg().toBuffer();
  return (await e.mgarcia('POST', '/media_objects', formularioDe('file', 'foto.jpg', foto))).json<{ id: number }>().id;
};
const cuerpoDeAnexo = async () => {
  const referencia = await emitir('t1g', cuerpoDePrueba('t1g', partes));
  const fotos = Object.fromEntries(await Promise.all(FOTOS.map(async ({ ruta }) => [ruta, await subir()] as const)));
  return cuerpoDePrueba('anexa_in_situ', { ...fotos, certificado_referencia: referencia.id });
};
const publico = async (codigo: string): Promise<CertificadoPublico> =>
  (await e.prueba.pedir('GET', `/qr/certificados/${codigo}`)).json<CertificadoPublico>();
const pagina = async (codigo: string): Promise<string> =>
  (await e.prueba.app.inject({ method: 'GET', url: `/qr/certificado/${codigo}` })).body;
const anular = async (id: number, motivo?: string) =>
  e.mgarcia('PUT', `/certificados/${id}/cambiar_estado`, {
    payload: { estado_id: await vidaDe(e).estadoId('anulado'), ...(motivo !== undefined && { motivo }) },
  });
const hechos = () =>
  e.db
    .selectFrom('auditoria')
    .select(['accion', 'desde', 'hasta', 'motivo'])
    .where('entidad', '=', 'legajo')
    .where('entidad_id', '=', legajo.id)
    .orderBy('id', 'desc')
    .execute();

beforeAll(async () => {
  e = await crearEscenario();
  ({ legajo, partes } = await legajoElectrico(e));
});
afterAll(() => e.prueba.cerrar());

test('una corrección es la versión 2: la anterior queda como era, y el código de su papel lo dice [CER-089]', async () => {
  const cuerpo = await cuerpoDeAnexo();
  const primero = await emitir('anexa_in_situ', cuerpo);
  expect(primero.version).toEqual({ numero: 1, fecha: '2026-03-20' });
  expect(await publico(primero.codigo)).toMatchObject({ version: { numero: 1 }, reemplaza: null, version_leida: null });
  const corregido = await emitir('anexa_in_situ', {
    ...cuerpo,
    id: primero.id,
    actividad: 'Comercio',
    caja_de_toma: false,
  });
  expect(corregido).toMatchObject({
    id: primero.id,
    numero_certificado: primero.numero_certificado,
    version: { numero: 2, fecha: '2026-03-20' },
  });
  expect(corregido.codigo).not.toBe(primero.codigo);
  const leido = (await e.mgarcia('GET', `/certificados/${primero.id}`)).json();
  expect(leido.versiones_anteriores).toEqual([{ numero: 1, fecha: '2026-03-20' }]);

  const vigente = await publico(corregido.codigo);
  expect(vigente).toMatchObject({
    version: { numero: 2 },
    reemplaza: { numero: 1, fecha: '2026-03-20' },
    version_leida: null,
    resumen: { resultado: { texto: '8 de 9 puntos con SÍ' } },
  });
  expect((await publico(primero.codigo)).version_leida).toEqual({ numero: 1, fecha: '2026-03-20' });
  expect(await pagina(corregido.codigo)).toContain(
    'Versión 2, del 20/03/2026; reemplaza a la versión 1, del 20/03/2026',
  );
  expect(await pagina(corregido.codigo)).not.toContain('que fue reemplazada');
  const papel = await mirarPdf((await e.mgarcia('GET', `/certificados/${primero.id}/imprimir`)).rawPayload);
  onTestFinished(() => papel.cerrar());
  expect(papel.textos[0]).toContain('Versión 2 del 20/03/2026 · reemplaza a la del 20/03/2026');
  expect(await pagina(primero.codigo)).toContain('es de la versión 1, del 20/03/2026, que fue reemplazada');
});

test('la historia dice que se corrigió, de cuál y qué cambió; lo anterior no se puede tocar', async () => {
  const cuerpo = await cuerpoDeAnexo();
  const { id, numero_certificado } = await emitir('anexa_in_situ', cuerpo);
  await emitir('anexa_in_situ', { ...cuerpo, id, actividad: 'Comercio', acometida: 'subterranea' });
  const [ultimo] = await hechos();
  expect(ultimo).toMatchObject({
    accion: 'corregir_certificado',
    desde: { certificado: numero_certificado, version: 1, datos: { actividad: 'A', acometida: 'aerea' } },
    hasta: { certificado: numero_certificado, version: 2 },
  });
  const leida = await e.mgarcia('GET', `/legajos/${legajo.id}/historial`);
  expect(leida.statusCode).toBe(200);
  expect(leida.json<{ items: unknown[] }>().items.at(-1)).toMatchObject({
    accion: 'corregir_certificado',
    certificado: numero_certificado,
    cambios: [
      { campo: 'actividad', nombre: 'Actividad', antes: 'A', ahora: 'Comercio' },
      { campo: 'acometida', nombre: 'Acometida', antes: 'Aérea', ahora: 'Subterránea' },
    ],
  });
  const versiones = await e.db
    .selectFrom('versiones_de_certificados')
    .selectAll()
    .where('certificado_id', '=', id)
    .execute();
  expect(versiones).toMatchObject([{ numero: 1, datos: { actividad: 'A', acometida: 'aerea' } }]);
  await expect(
    e.db
      .updateTable('versiones_de_certificados')
      .set({ fecha: '2020-01-01' })
      .where('certificado_id', '=', id)
      .execute(),
  ).rejects.toThrow('solo crece');
});

test('la historia dice qué foto cambió, y de qué certificado pasó a ser anexo', async () => {
  const cuerpo = await cuerpoDeAnexo();
  const primero = await emitir('anexa_in_situ', cuerpo);
  const otra = await emitir('t1g', cuerpoDePrueba('t1g', partes));
  const cambios = { foto_tp: await subir(), certificado_referencia: otra.id };
  await emitir('anexa_in_situ', { ...cuerpo, id: primero.id, ...cambios });
  const [ultimo] = await hechos();
  expect(ultimo?.hasta).toMatchObject({
    cambios: [
      {
        campo: 'certificado_referencia',
        antes: primero.referencia?.numero_certificado,
        ahora: otra.numero_certificado,
      },
      { campo: 'foto_tp', nombre: 'TP con protecciones visibles', antes: 'foto', ahora: 'foto' },
    ],
  });
});

test('guardar sin cambiar nada no hace otra versión ni otro renglón en la historia', async () => {
  const cuerpo = await cuerpoDeAnexo();
  const { id, codigo } = await emitir('anexa_in_situ', cuerpo);
  const antes = (await hechos()).length;
  const igual = await emitir('anexa_in_situ', { ...cuerpo, id });
  expect(igual).toMatchObject({ codigo, version: { numero: 1 } });
  expect(await hechos()).toHaveLength(antes);
});

test('anular puede decir por qué; la página pública dice cuándo, por qué y qué se emitió después [DET-041, API-055]', async () => {
  const primero = await emitir('t1r', cuerpoDePrueba('t1r', partes));
  expect((await anular(primero.id, 'x'.repeat(501))).statusCode).toBe(422);
  expect((await anular(primero.id, ' Se midió con otro equipo ')).statusCode).toBe(200);
  expect((await publico(primero.codigo)).reemplazo).toBeNull();
  const segundo = await emitir('t1r', cuerpoDePrueba('t1r', partes));
  const leido = await publico(primero.codigo);
  expect(leido.anulacion).toEqual({ fecha: '2026-03-20', motivo: 'Se midió con otro equipo' });
  expect(leido.reemplazo).toEqual({ numero_certificado: segundo.numero_certificado, codigo: segundo.codigo });
  expect(await pagina(primero.codigo)).toContain('Anulado el 20/03/2026: Se midió con otro equipo');
  const [, anulado] = await hechos();
  expect(anulado).toMatchObject({ accion: 'anular_certificado', motivo: 'Se midió con otro equipo' });
  const sinMotivo = await emitir('caie', cuerpoDePrueba('caie', partes));
  expect((await anular(sinMotivo.id)).statusCode).toBe(200);
  expect((await publico(sinMotivo.codigo)).anulacion).toEqual({ fecha: '2026-03-20', motivo: null });
});

test('lo imposible se rechaza también en el servidor, y nombra su campo', async () => {
  const payload = { legajo_id: legajo.id, ...cuerpoDePrueba('caie', partes, { tension_kv: 0, pot_total_kw: 0 }) };
  const { statusCode, body } = await e.mgarcia('POST', '/certificados/caie', { payload });
  expect([statusCode, JSON.parse(body).errores]).toEqual([
    422,
    ['pot_total_kw', 'tension_kv'].map((campo) => ({ campo, mensaje: 'El valor debe ser mayor a 0.' })),
  ]);
});

test('un T1R con siete NO no se parece a uno con siete SÍ, y cada respuesta se lee', async () => {
  const bien = await emitir('t1r', cuerpoDePrueba('t1r', partes));
  const cuerpo = cuerpoDePrueba('t1r', partes);
  const negado = Object.fromEntries(
    Object.entries(cuerpo).map(([ruta, valor]) => [ruta, valor === true ? false : valor]),
  );
  const mal = await emitir('t1r', negado);
  expect((await publico(bien.codigo)).resumen.resultado).toEqual({ conforme: true, texto: 'Conforme: 7 de 7 puntos' });
  const { resultado, grupos } = (await publico(mal.codigo)).resumen;
  expect(resultado).toEqual({ conforme: false, texto: 'No conforme: 7 de 7 puntos' });
  expect(grupos.flatMap(({ datos }) => datos)).toContainEqual({ etiqueta: 'Tablero principal', valor: 'NO' });
  expect(await pagina(mal.codigo)).toContain('No conforme: 7 de 7 puntos');
  expect(await pagina(mal.codigo)).toContain('IP 41 (semicubierto)');
});
