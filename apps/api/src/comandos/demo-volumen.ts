import { sql } from 'kysely';
import { cuponesDeVolumen } from '../demo/cargar-cupones-de-volumen.ts';
import { cargarVolumen, LEGAJOS_DE_VOLUMEN } from '../demo/cargar-volumen.ts';
import { CLAVE_DE_DEMO } from '../demo/personas.ts';
import { hoy } from '../hoy.ts';
import { avisar, conBase, correrComando } from './con-base.ts';

const cuantos = LEGAJOS_DE_VOLUMEN.toLocaleString('es-AR');
const cupones = cuponesDeVolumen(LEGAJOS_DE_VOLUMEN).toLocaleString('es-AR');
const AYUDA = `Carga el usuario volumen, con ${cuantos} legajos y ${cupones} cupones, para probar listas y filtros con muchos datos.

  npm run demo:volumen`;

const principal = async (): Promise<void> => {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return avisar(AYUDA);
  await conBase(async (db) => {
    const cargado = await cargarVolumen(
      db,
      hoy(() => new Date()),
    );
    if (cargado) await sql`vacuum analyze`.execute(db);
    avisar(
      cargado
        ? `Listo: usuario volumen, clave ${CLAVE_DE_DEMO}, ${cuantos} legajos y ${cupones} cupones.`
        : 'El usuario volumen ya estaba cargado: no se cambió nada.',
    );
  });
};

correrComando(principal);
