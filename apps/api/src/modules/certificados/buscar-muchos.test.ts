import { zBusquedaDeCertificados } from '@colega/contract/certificados';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCertificados } from '../../demo/cargar-certificados-de-volumen.ts';
import { cargarVolumen } from '../../demo/cargar-volumen.ts';
import { aspirar } from '../../testing/aspirar.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '../../testing/crear-base-de-prueba.ts';
import { medirLectura } from '../../testing/legajos/medir-lectura.ts';
import { findPaginaDeCertificados } from './buscar-certificados.repository.ts';

const HOY = '2026-11-20';
const POCOS = 100;
const MUCHOS = 4_000;

let bases: { pocos: BaseDePrueba; muchos: BaseDePrueba };
beforeAll(async () => {
  const con = async (legajos: number) => {
    const base = await crearBaseDePrueba();
    await cargarVolumen(base.db, HOY, legajos, { conCupones: false });
    const { id } = await base.db.selectFrom('personas').select('id').executeTakeFirstOrThrow();
    await insertCertificados(base.db, { personas: { desde: id, hasta: id }, legajos, dias: 1, hoy: HOY });
    await aspirar(base);
    return base;
  };
  bases = { pocos: await con(POCOS), muchos: await con(MUCHOS) };
});
afterAll(() => Promise.all([bases.pocos.cerrar(), bases.muchos.cerrar()]));

const medir = async ({ db }: BaseDePrueba, texto: string) => {
  const { id } = await db.selectFrom('personas').select('id').executeTakeFirstOrThrow();
  const query = zBusquedaDeCertificados.parse(Object.fromEntries(new URLSearchParams(texto)));
  const { total } = await findPaginaDeCertificados(db, id, query);
  const lectura = await medirLectura(db, (explicada) => findPaginaDeCertificados(explicada, id, query));
  return { total, ...lectura };
};

test.each(['', 'type=caie', 'estado=confirmado', 'texto=calle', 'texto=caie', 'fecha_hasta=2027-01-01'])(
  '«%s»: una página de muchos certificados lee las mismas filas que una de pocos [S-895]',
  async (texto) => {
    const [pocos, muchos] = [await medir(bases.pocos, texto), await medir(bases.muchos, texto)];
    expect(muchos.total).toBeGreaterThan(10 * pocos.total);
    expect(pocos.total).toBeGreaterThanOrEqual(10);
    expect(muchos.filas).toBeLessThanOrEqual(1.5 * pocos.filas);
  },
);
