import { formularioDe } from '../../formulario-de.ts';
import { type Celdas, type Linea, leer, mandar } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const BASE = '/colegio/ajustes';
const PASOS = '/colegio/primeros_pasos';
const OFICINA = {
  ...{ nombre: 'Otra', distrito_id: null, domicilio: 'X', localidad: 'Y', telefonos: ['221 555-0100'] },
  ...{ horario: '', correo: 'a@b.com', orden: 1 },
};
const BANCO = { nombre: 'Otro', cbu: null, columnas: {}, desde: '2026-01-01' };

export const AJUSTES: Record<string, Linea> = {
  [`GET ${BASE}`]: leer(DEL_COLEGIO, () => BASE),
  [`POST ${BASE}/marca`]: {
    celdas: DEL_COLEGIO,
    armar: () => ({
      path: `${BASE}/marca`,
      pedido: formularioDe('file', 'marca.jpg', Buffer.from([0xff, 0xd8, 0xff])),
    }),
  },
  [`DELETE ${BASE}/marca`]: leer(DEL_COLEGIO, () => `${BASE}/marca`),
  [`PUT ${BASE}/identidad`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/identidad`,
    () => ({ nombre: 'Otro', cuit: '30546672340', domicilio: 'X', localidad: 'Y', telefono: '1', correo: 'a@b.com' }),
  ),
  [`PUT ${BASE}/colores`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/colores`,
    () => ({ color: null, color_oscuro: null }),
  ),
  [`PUT ${BASE}/distritos/:id`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/distritos/1`,
    () => ({ nombre: 'Otro' }),
  ),
  [`POST ${BASE}/distritos`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/distritos`,
    () => ({ nombre: 'Otro' }),
  ),
  [`PUT ${BASE}/distritos/:id/cierre`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/distritos/1/cierre`,
    () => ({ cerrado: true, pasa_a: 2 }),
  ),
  [`PUT ${BASE}/distritos/:id/partidos`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/distritos/1/partidos`,
    () => ({ partidos: [63] }),
  ),
  [`POST ${BASE}/oficinas`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/oficinas`,
    () => OFICINA,
  ),
  [`PUT ${BASE}/oficinas/:nombre`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/oficinas/Otra`,
    () => OFICINA,
  ),
  [`DELETE ${BASE}/oficinas/:nombre`]: leer(DEL_COLEGIO, () => `${BASE}/oficinas/Otra`),
  [`POST ${BASE}/bancos`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/bancos`,
    () => ({ ...BANCO, codigo: null }),
  ),
  [`PUT ${BASE}/bancos/:id`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/bancos/1`,
    () => BANCO,
  ),
  [`PUT ${BASE}/bancos/:id/uso`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/bancos/1/uso`,
    () => ({ dejado_desde: null }),
  ),
  [`PUT ${BASE}/rubros`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/rubros`,
    () => ({ activos: [1] }),
  ),
  [`GET ${PASOS}`]: leer(DEL_COLEGIO, () => PASOS),
  [`PUT ${PASOS}`]: mandar(
    DEL_COLEGIO,
    () => PASOS,
    () => ({ cerrados: true }),
  ),
  [`PUT ${PASOS}/:paso`]: mandar(
    DEL_COLEGIO,
    () => `${PASOS}/marca`,
    () => ({ estado: 'hecho' }),
  ),
  [`PUT ${BASE}/plazos/:plazo`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/plazos/volvieron`,
    () => ({ dias: 4, vigente_desde: '2030-01-01' }),
  ),
  [`POST ${BASE}/textos/:clave/muestra`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/textos/pie_de_cartas/muestra`,
    () => ({ texto: 'Hola' }),
  ),
  [`PUT ${BASE}/textos/:clave`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/textos/pie_de_cartas`,
    () => ({ texto: 'Hola' }),
  ),
};
