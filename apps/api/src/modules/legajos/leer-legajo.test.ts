import type { Detalle, HechoDeLegajo, Legajo } from '@colega/contract/legajos';
import { armarTextos, TODOS_LOS_TEXTOS } from '@colega/domain/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, EMPRESA, type Escenario, PERSONA_FISICA } from '../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

describe('un legajo leído', () => {
  test('trae todo lo que la lista y el detalle muestran, con los dos nombres de lo que tiene dos [LIS-025, DET-036]', async () => {
    const { id, numero_legajo } = await vida.hasta('visado');
    const legajo = await vida.leer(id);
    expect(legajo).toMatchObject({
      ...{ id, numero_legajo, tipo: 1, tipo_contrato: 'original', fecha: '2026-03-16', automatico: false },
      ...{ cep_cumplido: true, timbrado_cumplido: true, franquicia: false, es_colegio_comitente: false },
      ...{ monto_total: '100000.00', puede_editarse: false, edicion: null, estado_cep: 'pagado' },
      persona: { id: e.persona.id, nombre: 'María García' },
      matricula: { id: legajo.matricula.id, codigo: expect.any(String), descripcion: 'Maestro Mayor de Obras' },
      modalidad: { nombre: 'Tradicional', cep_exento: false },
      rubro: { nombre: 'Obra civil', segmento: { key: 'civil' } },
      visado: {
        numero: expect.stringMatching(/^V-2026-\d{6}$/),
        fecha: '2026-03-20',
        numero_control: expect.stringMatching(/^2026\d{6}-\d$/),
        cvd: { estado: 'vigente', hash: expect.stringContaining('codigo-de-prueba') },
      },
      ultima_orden_cep_generado: { estado: 'pago', monto_total: '5000.00' },
      ultima_orden_timbrado_generado: null,
    });
    expect(legajo.estado).toEqual(legajo.estado_legajo);
    expect(legajo.estado).toMatchObject({
      nombre: 'Visado',
      color: expect.any(String),
      color_texto: expect.any(String),
    });
    expect(legajo.acciones_permitidas.puede_confirmar).toBe(legajo.acciones_permitidas.puede_confirmarse);
    expect(legajo.detalle_vigente).toEqual(legajo.detalles[0]);
    expect(legajo.detalle_vigente_timbrado).toEqual(legajo.detalle_vigente);
  });

  test('cada contrato trae estado, tareas, timbrados y condiciones [DET-038]', async () => {
    const { id } = await vida.hasta('timbrado');
    const { detalles } = await vida.leer(id);
    expect(detalles).toEqual([
      expect.objectContaining({
        ...{ tipo_contrato: 'original', tipo_calculo: 'manual', fecha: '2026-03-16', vencimiento: '2027-03-16' },
        ...{ monto: '100000.00', calculo_honorario_id: null, forma_de_pago: 'Contado', destino_tarea: '' },
        ...{ tribunal_actuante: 'Tribunales de La Plata', clausula_condicion: '', observaciones: '' },
        estado: expect.objectContaining({ clave: 'confirmado', nombre: 'Confirmado' }),
        tareas: [{ tarea: { id: expect.any(Number), nombre: expect.any(String) }, monto: '100000.00' }],
        timbrados: [
          expect.objectContaining({ tipo: 'externo', importe: '1200.00', descripcion: 'ARBA', anulado: false }),
        ],
      }),
    ]);
  });

  // Each text has its own value, so that one written in the place of another is seen.
  const TEXTOS = armarTextos(TODOS_LOS_TEXTOS, (campo) => `${TODOS_LOS_TEXTOS.indexOf(campo)}`);

  test('cada inmueble trae su localidad, partido y nomenclatura, también aparte [API-020, API-083, DET-037]', async () => {
    const inmueble = {
      ...e.inmueble,
      partida: `${e.localidad.codigo_arba}123456`,
      ...TEXTOS,
    };
    const { id } = await vida.crear({ cambios: { inmuebles: [inmueble] } });
    const { inmuebles } = await vida.leer(id);
    expect(inmuebles).toEqual([
      expect.objectContaining({
        ...TEXTOS,
        partida: inmueble.partida,
        ...{ latitud: '-34.9205', longitud: '-57.9536', partido: e.localidad.codigo_arba },
        localidad: expect.objectContaining({
          id: e.localidad.id,
          nombre: expect.any(String),
          codigo_postal: expect.any(String),
          partido: expect.objectContaining({
            nombre: expect.any(String),
            provincia: expect.objectContaining({ nombre: 'Buenos Aires' }),
            distrito: expect.objectContaining({ nombre: expect.any(String) }),
          }),
        }),
      }),
    ]);
    expect((await e.mgarcia('GET', `/legajos/${id}/inmuebles`)).json()).toEqual({
      items: inmuebles,
      pagination: { total_items: 1, current: 1, pages: 1 },
    });
  });

  test('su versión es la etiqueta de la respuesta, y sube con cada cambio', async () => {
    const { id } = await vida.crear();
    const etiqueta = async () => (await e.mgarcia('GET', `/legajos/${id}`)).headers.etag;
    expect(await etiqueta()).toBe('"1"');
    await vida.confirmar(id);
    expect(await etiqueta()).toBe('"2"');
    const detalle = await e.mgarcia('GET', `/legajo_detalles/${await vida.original(id)}`);
    expect([detalle.headers.etag, detalle.json().version]).toEqual(['"2"', 2]);
    await vida.observar(id);
    expect(await etiqueta()).toBe('"3"');
  });

  test('un contrato se lee solo, igual que con su legajo [API-022]', async () => {
    const { id } = await vida.hasta('confirmado');
    await vida.ampliar(id);
    const { detalles, version } = await vida.leer(id);
    for (const detalle of detalles)
      expect((await e.mgarcia('GET', `/legajo_detalles/${detalle.id}`)).json<Detalle>()).toEqual({
        ...detalle,
        version,
      });
  });

  test('su estado, y el de cada contrato, es uno de los fijos, por su id [API-029, DET-026]', async () => {
    for (const estado of ['borrador', 'confirmado', 'timbrado', 'visado', 'anulado'] as const) {
      const { id } = await vida.hasta(estado);
      const legajo = await vida.leer(id);
      const leido = async (estadoId: number) => (await e.mgarcia('GET', `/estados_legajos/${estadoId}`)).json();
      expect(await leido(legajo.estado_legajo.id)).toEqual(legajo.estado_legajo);
      expect(legajo.estado_legajo.clave).toBe(estado);
      for (const detalle of legajo.detalles) expect(await leido(detalle.estado.id)).toEqual(detalle.estado);
    }
  });

  test('las órdenes vivas o pagas del contrato vigente; las vencidas no', async () => {
    const { id } = await vida.hasta('confirmado');
    const contrato = await vida.original(id);
    await vida.orden(contrato, { estado: 'vencido' });
    expect((await vida.leer(id)).ultima_orden_cep_generado).toBeNull();
    const cep = await vida.orden(contrato);
    const timbrado = await vida.orden(contrato, { circuito: 'timbrados', estado: 'pago' });
    const legajo = await vida.leer(id);
    expect(legajo.ultima_orden_cep_generado).toMatchObject({ id: cep, estado: 'pendiente', monto_total: '5000.00' });
    expect(legajo.ultima_orden_timbrado_generado).toMatchObject({ id: timbrado, estado: 'pago' });
  });

  test('lo que espera de su técnico, con su plazo, lo que resta y dónde se hace, en el orden en que vence', async () => {
    const de = async (id: number) => (await vida.leer(id)).pendientes;
    const nada = { vence: null, dias: null, importe: null, cupon_id: null, observacion_id: null };
    const { id: borrador } = await vida.hasta('borrador');
    expect(await de(borrador)).toEqual([{ ...nada, falta: 'confirmar', detalle_id: await vida.original(borrador) }]);

    const { id } = await vida.hasta('confirmado');
    const detalle_id = await vida.original(id);
    const cep = { ...nada, falta: 'pagar_cep', detalle_id, importe: '5000.00' };
    const timbrar = { ...nada, falta: 'timbrar', detalle_id, importe: '1200.00', vence: '2026-04-09', dias: 20 };
    expect(await de(id)).toEqual([timbrar, cep]);
    const cupon_id = await vida.orden(detalle_id);
    // Its first due day has not passed.
    expect(await de(id)).toEqual([{ ...cep, cupon_id, vence: '2026-03-30', dias: 10 }, timbrar]);
    await vida.observar(id);
    expect((await de(id)).map(({ falta }) => falta).sort()).toEqual(['pagar_cep', 'responder_observacion', 'timbrar']);
    const { id: visado } = await vida.hasta('visado');
    expect(await de(visado)).toEqual([]);
  });

  test('el plazo del timbrado cuenta 15 días hábiles, con los feriados, desde el contrato', async () => {
    const { id } = await vida.hasta('confirmado');
    const legajo = await vida.leer(id);
    // From 2026-03-16: 24 March, 2 and 3 April are holidays.
    expect(legajo.fecha_vencimiento_timbrado_prepago).toBe('2026-04-09');
    expect(legajo.estado_timbrado).toEqual({ tipo: 'pendiente', dias: 21 });
  });
});

const accionesDe = async (id: number) => (await e.mgarcia('GET', `/legajos/${id}/acciones_posibles`)).json();

describe('lo que se puede hacer', () => {
  test('acciones_posibles dice lo mismo que el legajo, en cada estado [API-016, DET-023]', async () => {
    const SI = {
      borrador: ['puede_confirmar', 'puede_confirmarse', 'puede_editarse', 'puede_eliminarse'],
      confirmado: [
        'puede_ampliarse',
        'puede_anularse',
        'puede_generar_cep',
        'puede_generar_timbrado',
        'puede_timbrarse_prepago',
      ],
      timbrado: ['puede_ampliarse', 'puede_generar_cep'],
      visado: ['permite_certificados', 'puede_ampliarse'],
      anulado: [],
    } as const;
    for (const [estado, esperadas] of Object.entries(SI)) {
      const { id } = await vida.hasta(estado as keyof typeof SI);
      const acciones = await accionesDe(id);
      expect(
        Object.keys(acciones)
          .filter((accion) => acciones[accion])
          .sort(),
        estado,
      ).toEqual(esperadas);
      expect((await vida.leer(id)).acciones_permitidas).toEqual(acciones);
    }
  });

  test('permite_certificado dice si y por qué no [API-021]', async () => {
    const pedir = async (id: number) => (await e.mgarcia('GET', `/legajos/${id}/permite_certificado`)).json();
    const { id } = await vida.hasta('confirmado');
    const motivo = 'Para emitir certificados tiene que estar pago el CEP del contrato original.';
    expect(await pedir(id)).toEqual({ permite_certificados: false, motivo });
    await vida.pagarCep(await vida.original(id));
    expect(await pedir(id)).toEqual({ permite_certificados: true, motivo: null });
    expect((await pedir((await vida.crear()).id)).permite_certificados).toBe(false);
    const { matricula } = await vida.leer(id);
    const dejarla = (estado_id: number) =>
      e.db.updateTable('matriculas').set({ estado_id }).where('id', '=', matricula.id).execute();
    await dejarla(2);
    expect(await pedir(id)).toEqual({
      permite_certificados: false,
      motivo: expect.stringContaining(`${matricula.codigo} está en estado suspendido y hoy no habilita a ejercer`),
    });
    await dejarla(matricula.estado.id);
    const completar = (institucion: string, domicilio_calle: string | null) =>
      Promise.all([
        e.db.updateTable('matriculas').set({ institucion }).where('id', '=', matricula.id).execute(),
        e.db.updateTable('personas').set({ domicilio_calle }).where('id', '=', e.persona.id).execute(),
      ]);
    await completar('', null);
    expect(await pedir(id)).toEqual({
      permite_certificados: false,
      motivo:
        'Para emitir certificados al Colegio le falta cargar tu domicilio real con su localidad y la institución que dio el título. Pedilo en tu distrito: Distrito I, (0221) 555-0101, distritoi@colegio.example.',
    });
    await completar('E.E.S.T. N.º 5', 'Calle 49');
    expect((await pedir(id)).permite_certificados).toBe(true);
  });

  test('una modalidad exenta no debe CEP, una franquicia no debe timbrado, y con el Colegio de comitente tampoco CEP', async () => {
    const leerCon = async (modalidad: string) => vida.leer((await vida.hasta('confirmado', { modalidad })).id);
    const exento = await e.db.selectFrom('modalidades').select('clave').where('cep_exento', '=', true).execute();
    for (const { clave } of exento.filter((m) => m.clave !== 'colegio_comitente'))
      expect((await leerCon(clave)).estado_cep, clave).toBe('exento');
    expect(await leerCon('franquicia')).toMatchObject({ franquicia: true, estado_timbrado: { tipo: 'no_requerido' } });
  });
});

test('el historial cuenta la vida del legajo en orden, con quién, de dónde y a dónde', async () => {
  const { id } = await vida.hasta('confirmado');
  await vida.observar(id, 'Falta la partida');
  const leido = await vida.leer(id);
  expect(leido.observaciones).toEqual([
    expect.objectContaining({ campo: 'Partida', texto: 'Falta la partida', respondida_en: null }),
  ]);
  const { items } = (await e.mgarcia('GET', `/legajos/${id}/historial`)).json<{ items: HechoDeLegajo[] }>();
  expect(items.map(({ accion, de, desde, hasta, motivo }) => [accion, de, desde, hasta, motivo])).toEqual([
    ['crear', 'vos', null, 'borrador', null],
    ['confirmar', 'vos', 'borrador', 'confirmado', null],
    ['observar', 'colegio', 'confirmado', 'confirmado', 'Falta la partida'],
  ]);
  expect(items.every(({ cuando }) => !Number.isNaN(Date.parse(cuando)))).toBe(true);
});

test('el CVD se imprime en PDF; anulado el legajo, queda anulado y se sigue imprimiendo [API-034]', async () => {
  const domicilio_real = { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id };
  const empresa = { cuit: EMPRESA, firmante: 'Ana Gómez', cargo: 'Presidente', domicilio_real };
  const { id } = await vida.hasta('visado', { cambios: { comitentes: [{ cuit: PERSONA_FISICA }, empresa] } });
  const cvd = async () => (await vida.leer(id)).visado?.cvd;
  const imprimir = async () => e.mgarcia('GET', `/cvds/${(await cvd())?.id}/imprimir`);
  const vigente = await imprimir();
  expect([vigente.statusCode, vigente.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(vigente.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  await vida.anular(id, 'A pedido');
  expect((await cvd())?.estado).toBe('anulado');
  const anulado = await imprimir();
  expect(anulado.statusCode).toBe(200);
  expect(anulado.rawPayload.equals(vigente.rawPayload)).toBe(false);
  expect((await e.mgarcia('GET', '/cvds/999999/imprimir')).statusCode).toBe(404);
});

test('un legajo sin contratos no se lee', async () => {
  const { id } = await vida.crear();
  await e.db.deleteFrom('legajo_detalles').where('legajo_id', '=', id).execute();
  expect((await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>()).toMatchObject({ status: 404 });
});
