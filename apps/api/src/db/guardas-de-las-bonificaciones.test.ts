import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usuario } from '../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
const casos: Record<string, number> = {};
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  const l = liquidacionesDe(s);
  await l.generar(2026);
  casos.persona = s.e.persona.id;
  casos.ajena = s.e.otra.persona.id;
  const suya = await l.matricula();
  casos.cargo = (
    await s.db.selectFrom('cargos').select('id').where('matricula_id', '=', suya).executeTakeFirstOrThrow()
  ).id;
  casos.credito = (await l.dar('10.00')).credito_id;
  casos.una = (await usuario(s.db, 'una')).id;
  casos.otra = (await usuario(s.db, 'otra')).id;
});
afterAll(() => s.prueba.cerrar());

const intentar = (consultas: readonly string[]): Promise<void> =>
  s.db.transaction().execute(async (trx) => {
    for (const consulta of consultas)
      await sql.raw(consulta.replace(/:(\w+)\b/g, (t, nombre: string) => String(casos[nombre] ?? t))).execute(trx);
  });

const pedida = (columnas: Record<string, string> = {}): string => {
  const fila = {
    ...{ persona_id: ':persona', entera: 'false', importe: '10', motivo: "'x'", pidio_id: ':una', pidio: "'una'" },
    ...{ pedida_en: 'now()', ...columnas },
  };
  return `insert into bonificaciones (${Object.keys(fila)}) values (${Object.values(fila)})`;
};
const DE_CARGO = { cargo_id: ':cargo', que: "'ARANCEL'" };
const ULTIMA = 'where id = (select max(id) from bonificaciones)';
const confirmada = (quien = ':otra', resto = 'credito_id = :credito'): string =>
  `update bonificaciones set estado = 'confirmada', decidio_id = ${quien}, decidio = 'x', decidida_en = now(), ${resto} ${ULTIMA}`;

test.each([
  ['dos pedidas del mismo cargo', [pedida(DE_CARGO), pedida(DE_CARGO)], /bonificaciones_de_cargo_idx/],
  ['la de un cargo de otra persona', [pedida({ ...DE_CARGO, persona_id: ':ajena' })], /otra persona/],
  ['la entera de nada', [pedida({ entera: 'true' })], /violates check constraint/],
  [
    'la que nace rechazada',
    [pedida({ estado: "'rechazada'", respuesta: "'x'", decidida_en: 'now()' })],
    /nace decidida/,
  ],
  ['la que confirma quien la pidió', [pedida(), confirmada(':una')], /la confirma otra persona/],
  [
    'la que se confirma sin dar nada',
    [pedida(), confirmada(':otra', 'credito_id = null')],
    /no es lo que quedó a favor|check/,
  ],
  ['la que da otro importe', [pedida({ importe: '11' }), confirmada()], /no es lo que quedó a favor/],
  ['la que da a otra persona', [pedida({ persona_id: ':ajena' }), confirmada()], /no es lo que quedó a favor/],
  [
    'la entera que no cubrió nada',
    [pedida({ ...DE_CARGO, entera: 'true' }), confirmada()],
    /violates check constraint/,
  ],
  ['la que se decide dos veces', [pedida(), confirmada(), confirmada()], /ya está confirmada/],
  ['la que cambia de importe', [pedida(), `update bonificaciones set importe = 12 ${ULTIMA}`], /no cambia/],
  ['la que se borra', [pedida(), `delete from bonificaciones ${ULTIMA}`], /bonificaciones/],
  ['las que se vacían', ['truncate bonificaciones'], /bonificaciones/],
])('la base rechaza %s', async (_, consultas, porque) => {
  await expect(intentar(consultas)).rejects.toThrow(porque);
});

test('la base deja confirmar la que pidió otra persona, por lo que se dio', async () => {
  await expect(intentar([pedida(DE_CARGO), confirmada()])).resolves.toBeUndefined();
});
