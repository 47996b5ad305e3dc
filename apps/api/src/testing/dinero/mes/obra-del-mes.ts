import { crearTurnos } from '../../../modules/dinero/intenciones/turnos.ts';
import type { DepsDePagos } from '../../../modules/dinero/pagos.ts';
import { matricula, operador, persona } from '../../construir.ts';
import { crearEscenarioDePagos } from '../escenario-de-pagos.ts';
import { aLaVez } from './a-la-vez.ts';
import { PRIMER_DIA } from './fecha-del-mes.ts';
import { crearLibroDelMes, enPesos } from './libro-del-mes.ts';
import type { CuponDelMes } from './mes-escrito.ts';

type Emitido = { orden: number; boleta: number; persona_id: number; cuit: string };

/** The college of a month: its clock, who works in it, its coupons, and what the generator says of its books meanwhile. */
export const abrirObra = async () => {
  const s = await crearEscenarioDePagos({ ahora: new Date(`${PRIMER_DIA}T12:00:00-03:00`) });
  const comoAutor = async (username: string) => {
    const { id: user_id } = await operador(s.db, username, { roles: ['tesoreria'] });
    return { actor: 'colegio' as const, user_id, username };
  };
  const [tesorera, segunda] = [await comoAutor('tesorera'), await comoAutor('segunda')];
  const { pasarelas } = s.falsas;
  const deps: DepsDePagos = { db: s.db, pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos(), publicUrl: () => '' };
  const emitidos = new Map<number, Emitido>();
  const indices = new Map<number, number>();
  const libro = crearLibroDelMes();
  const emitido = (indice: number): Emitido => {
    const suyo = emitidos.get(indice);
    if (!suyo) throw new Error(`El cupón ${indice} del mes no se emitió`);
    return suyo;
  };
  const emitirUno = async ({ indice, dia, importe }: CuponDelMes): Promise<void> => {
    const { id: persona_id, cuit } = await persona(s.db);
    await matricula(s.db, persona_id, { codigo: `M-${indice}` });
    const orden = await s.cuponDeMatricula(enPesos(importe), persona_id);
    const boleta = await s.boleta(orden);
    emitidos.set(indice, { orden, boleta, persona_id, cuit });
    indices.set(boleta, indice);
    libro.mover(dia, { deudores: importe, emitido: -importe });
  };
  return {
    ...{ s, deps, tesorera, segunda, libro, emitido },
    /** Which coupon of the month has that number. */
    indiceDe: (boleta: number): number | undefined => indices.get(boleta),
    emitir: (cupones: readonly CuponDelMes[]): Promise<void> => aLaVez(cupones, emitirUno),
    operacionDe: async (indice: number): Promise<number> => {
      const operacion = s.db.selectFrom('operaciones_pago').select('id').where('orden_id', '=', emitido(indice).orden);
      return (await operacion.executeTakeFirstOrThrow()).id;
    },
  };
};
export type ObraDelMes = Awaited<ReturnType<typeof abrirObra>>;
