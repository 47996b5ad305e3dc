import { formularioDe } from '../../formulario-de.ts';
import { type Celdas, type Linea, leer, mandar } from './lineas.ts';

const DEL_COLEGIO: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };
const BASE = '/colegio/ajustes';

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
    () => ({ nombre: 'Otro', cuit: '30546672340', domicilio: 'X', telefono: '1', correo: 'a@b.com' }),
  ),
  [`PUT ${BASE}/colores`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/colores`,
    () => ({ color: null, color_oscuro: null }),
  ),
  [`PUT ${BASE}/distritos/:id`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/distritos/1`,
    () => ({ nombre: 'Otro', sede: 'X', domicilio: 'X', telefono: '1', correo: 'a@b.com' }),
  ),
  [`PUT ${BASE}/plazos/:plazo`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/plazos/volvieron`,
    () => ({ dias: 4, vigente_desde: '2030-01-01' }),
  ),
  [`PUT ${BASE}/textos/:clave`]: mandar(
    DEL_COLEGIO,
    () => `${BASE}/textos/pie_de_cartas`,
    () => ({ texto: 'Hola' }),
  ),
};
