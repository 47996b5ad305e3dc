import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../db/conectar.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { insertCupones, insertRecibos } from './cargar-cupones-de-volumen.ts';
import { insertLegajos } from './cargar-legajos-de-volumen.ts';
import { cargarCuentas } from './cuentas.ts';
import type { PersonaDeDemo } from './personas.ts';

export const LEGAJOS_DE_VOLUMEN = 5_000;
const DIAS_POR_LEGAJO = 0.5;

const VOLUMEN: PersonaDeDemo = {
  username: 'volumen',
  descripcion: '5.000 legajos y 8.000 cupones, para probar listas y filtros',
  contextos: ['autogestion'],
  apellido: 'Volumen',
  nombre: 'Violeta',
  cuit: '27266667774',
  distrito: 1,
  domicilio: ['Av. 44', '900'],
  telefono: ['221', '4990066'],
  exceptuado: 'Para probar a lo grande',
  verificado: true,
  legal: ['Av. 44', '900', null, null],
  localidad: ['1900', 'La Plata'],
  nacimiento: '1981-06-20',
  genero: 'Femenino',
  matriculas: [
    {
      ...{ codigo: 'T-19.999', descripcion: 'Maestra Mayor de Obras', estado: 'activo', fecha_alta: '2007-03-05' },
      titulo: ['MMO', 'Maestra Mayor de Obras'],
      institucion: 'E.E.S.T. N.º 6 de La Plata',
    },
  ],
  bloqueos: [],
  con_carnet: true,
  causas: [],
};

export const cargarVolumen = (
  db: Db,
  hoy: Fecha,
  cantidad = LEGAJOS_DE_VOLUMEN,
  { conCupones = true }: { conCupones?: boolean } = {},
): Promise<boolean> =>
  enTransaccion(db, async (trx) => {
    const existe = await trx
      .selectFrom('usuarios')
      .select('id')
      .where('username', '=', VOLUMEN.username)
      .executeTakeFirst();
    if (existe) return false;
    const cuenta = (await cargarCuentas(trx, hoy, [VOLUMEN])).get(VOLUMEN.username);
    if (cuenta) {
      const personas = { desde: cuenta.persona_id, hasta: cuenta.persona_id };
      const volumen = { personas, legajos: cantidad, dias: DIAS_POR_LEGAJO, hoy };
      await insertLegajos(trx, volumen);
      if (conCupones) {
        await insertCupones(trx, volumen);
        await insertRecibos(trx, volumen);
      }
    }
    return true;
  });
