import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { dejarAFavorDe } from '../colegio/cobros-sin-cupon.service.ts';
import { listarPorRevisar, resolverCupon } from '../colegio/revisar.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import type { CobroDeCaja } from '../pasarelas/pasarela.ts';
import { barrerCobranzas } from './barrer-cobranzas.service.ts';

let s: EscenarioDePagos;
let corrido = 0;
const DIA = 24 * 3_600_000;

beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());
beforeEach(() => {
  corrido = 0;
  s.falsas.cobros.length = 0;
  s.falsas.online.estado.consultar = null;
});

const reloj = () => new Date(s.prueba.ahora().getTime() + corrido);
const barrer = () => barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj, turnos: crearTurnos() });
/** Only those of one coupon: other tests took theirs off the listing. */
const diferencias = async (numero: number): Promise<string[]> => {
  const ahora = reloj();
  const hoy = ahora.toISOString().slice(0, 10);
  const sinPaginas = { ...s.falsas.pasarelas, enLinea: {} };
  const dichas = await conciliar(s.db, sinPaginas, { ahora, hoy, dias: 30 });
  return dichas
    .filter(({ titulo }) => titulo === 'Lo que dicen las cobranzas')
    .flatMap(({ lineas }) => lineas.filter((linea) => linea.startsWith(`cupón ${numero},`)));
};
const porRevisar = async (numero: number): Promise<string[]> =>
  (await listarPorRevisar(s.db))
    .filter(({ tipo, numero_boleta }) => tipo === 'cobranza' && numero_boleta === String(numero))
    .map(({ importe }) => importe ?? '');

const pagadoEnSiro = async (
  numero: string,
): Promise<{ id: number; linea: (otra?: Partial<CobroDeCaja>) => CobroDeCaja }> => {
  const id = await s.cuponDeMatricula();
  await s.abrir('online', id);
  s.falsas.online.pagar(await s.referencia(id), s.prueba.ahora(), { externo: numero });
  await s.leer(id);
  const cobro = {
    importe: '1000.00',
    fecha: s.prueba.ahora(),
    medio: 'online' as const,
    externo: numero.padStart(10, '0'),
  };
  const numero_boleta = await s.boleta(id);
  return { id, linea: (otra = {}) => ({ ...cobro, numero_boleta, ...otra }) };
};

describe('cada renglón de un listado es un solo pago, o queda por revisar', () => {
  test('lo cobrado dos veces en SIRO, por un pago que conocemos y otro que no: el segundo queda por revisar, una vez', async () => {
    const { id, linea } = await pagadoEnSiro('9001');
    s.falsas.cobros.push(linea(), linea({ externo: '0000009002' }));
    const numero = await s.boleta(id);
    expect(await diferencias(numero)).toHaveLength(2);
    for (let veces = 0; veces < 3; veces += 1) await barrer();
    expect(await s.operaciones(id)).toHaveLength(1);
    expect(await porRevisar(numero)).toEqual(['1000.00']);
    expect(await diferencias(numero)).toEqual([]);
  });

  test('el número manda: el renglón ajeno que viene antes, con el mismo importe y día, no toma el pago del otro', async () => {
    const { id, linea } = await pagadoEnSiro('9011');
    s.falsas.cobros.push(linea({ externo: '0000009010' }), linea());
    await barrer();
    const renglones = await s.db
      .selectFrom('renglones_de_cobranza')
      .select(['externo', 'operacion_id', 'cobro_id'])
      .where('numero_boleta', '=', String(await s.boleta(id)))
      .orderBy('externo')
      .execute();
    expect(renglones).toEqual([
      { externo: '0000009010', operacion_id: null, cobro_id: expect.any(Number) },
      { externo: '0000009011', operacion_id: expect.any(Number), cobro_id: null },
    ]);
  });

  test('con otro número, valen el cupón, el importe y el día; con otro importe u otro día, no', async () => {
    const pagos = [await pagadoEnSiro('hash-a'), await pagadoEnSiro('hash-b'), await pagadoEnSiro('hash-c')];
    const otroDia = new Date(s.prueba.ahora().getTime() - DIA);
    const [igual, otroImporte, deOtroDia] = pagos.map(({ linea }, i) => ({ linea, externo: `00000091${i}0` }));
    s.falsas.cobros.push(
      ...(igual ? [igual.linea({ externo: igual.externo })] : []),
      ...(otroImporte ? [otroImporte.linea({ externo: otroImporte.externo, importe: '999.00' })] : []),
      ...(deOtroDia ? [deOtroDia.linea({ externo: deOtroDia.externo, fecha: otroDia })] : []),
    );
    await barrer();
    const listas = await Promise.all(pagos.map(async ({ id }) => porRevisar(await s.boleta(id))));
    expect(listas).toEqual([[], ['999.00'], ['1000.00']]);
  });

  test('mientras su proveedor no contesta espera y se dice que falta; a los tres días queda por revisar, y si contesta sale', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('online', id);
    const numero_boleta = await s.boleta(id);
    const fecha = s.prueba.ahora();
    s.falsas.cobros.push({ medio: 'online', externo: '0000009201', numero_boleta, importe: '1000.00', fecha });
    s.falsas.online.estado.consultar = 'sin_respuesta';
    await barrer();
    expect(await porRevisar(numero_boleta)).toEqual([]);
    expect(await diferencias(numero_boleta)).toEqual([
      `cupón ${numero_boleta}, online 0000009201: cobrado 1000.00, sin acreditar`,
    ]);
    corrido = 2 * DIA;
    await barrer();
    expect(await porRevisar(numero_boleta)).toEqual([]);
    corrido = 3 * DIA;
    await barrer();
    expect(await porRevisar(numero_boleta)).toEqual(['1000.00']);
    s.falsas.online.estado.consultar = null;
    s.falsas.online.pagar(await s.referencia(id), fecha, { externo: 'hash-tarde' });
    await barrer();
    expect(await s.operaciones(id)).toMatchObject([{ importe: '1000.00' }]);
    expect(await porRevisar(numero_boleta)).toEqual([]);
    expect(await diferencias(numero_boleta)).toEqual([]);
  });

  test('lo que el Colegio ya dejó a favor y después su proveedor dice cobrado es el mismo dinero: el cupón queda por revisar', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('online', id);
    const numero_boleta = await s.boleta(id);
    const fecha = s.prueba.ahora();
    s.falsas.cobros.push({ medio: 'online', externo: '0000009251', numero_boleta, importe: '1000.00', fecha });
    s.falsas.online.estado.consultar = 'sin_respuesta';
    await barrer();
    corrido = 4 * DIA;
    await barrer();
    const cobranza = (await listarPorRevisar(s.db)).find((una) => una.numero_boleta === String(numero_boleta));
    const quien = { autor: { actor: 'colegio', user_id: null, username: 'operador' }, ahora: reloj() } as const;
    await dejarAFavorDe(s.db, cobranza?.id ?? 0, { ...quien, cuit: s.e.persona.cuit, motivo: 'Nota 8' });
    s.falsas.online.estado.consultar = null;
    s.falsas.online.pagar(await s.referencia(id), fecha, { externo: 'hash-repetido' });
    await barrer();
    expect(await s.operaciones(id)).toMatchObject([{ importe: '1000.00' }]);
    const delCupon = (await listarPorRevisar(s.db)).filter((una) => una.numero_boleta === String(numero_boleta));
    expect(delCupon).toMatchObject([{ tipo: 'cupon', porque: 'cobrado_ya_decidido' }]);
    const repetidos = async () => {
      const momento = { ahora: reloj(), hoy: reloj().toISOString().slice(0, 10), dias: 30 };
      const dichas = await conciliar(s.db, { ...s.falsas.pasarelas, enLinea: {} }, momento);
      return (
        dichas.find(({ titulo }) => titulo === 'Renglones de un cobrador que son un pago y otra cosa')?.lineas ?? []
      );
    };
    expect(await repetidos()).toMatchObject([
      expect.stringContaining(`del cupón ${numero_boleta}: cobranza ${cobranza?.id}`),
    ]);
    const momento = { ahora: reloj(), hoy: reloj().toISOString().slice(0, 10) };
    await resolverCupon(s.db, numero_boleta, {
      ...quien,
      ...momento,
      decision: 'sin_cambios',
      motivo: 'Se quitó el crédito',
    });
    expect(await repetidos()).toEqual([]);
  });

  test('lo de una caja con el mismo número y otro importe es otro dinero: no se pasa por alto', async () => {
    const id = await s.cuponDeMatricula();
    const cobro = { numero_boleta: await s.boleta(id), externo: '9301', fecha: s.prueba.ahora() };
    s.falsas.cobros.push(
      { ...cobro, importe: '1000.00', medio: 'codigo_barra' },
      { ...cobro, importe: '400.00', medio: 'codigo_barra' },
    );
    await barrer();
    await barrer();
    expect(await s.operaciones(id)).toMatchObject([{ importe: '1000.00' }]);
    expect(await porRevisar(cobro.numero_boleta)).toEqual(['400.00']);
    expect(await diferencias(cobro.numero_boleta)).toEqual([]);
  });

  test('dos lecturas a la vez del mismo listado ponen cada renglón en un solo lugar', async () => {
    const { id, linea } = await pagadoEnSiro('9401');
    s.falsas.cobros.push(linea(), linea({ externo: '0000009402' }));
    await Promise.allSettled([barrer(), barrer(), barrer()]);
    await barrer();
    expect(await porRevisar(await s.boleta(id))).toEqual(['1000.00']);
    expect(await diferencias(await s.boleta(id))).toEqual([]);
  });

  test('lo que se pagó en su página y SIRO no lista después de tres días no coincide', async () => {
    const { id } = await pagadoEnSiro('9501');
    corrido = 2 * DIA;
    const dicho = `cupón ${await s.boleta(id)}, online 9501: acreditado, y no figura`;
    expect(await diferencias(await s.boleta(id))).not.toContain(dicho);
    corrido = 3 * DIA;
    expect(await diferencias(await s.boleta(id))).toContain(dicho);
  });
});
