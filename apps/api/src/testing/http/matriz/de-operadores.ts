import { type Celdas, deSuCuenta, type Linea, leer, mandar, publica } from './lineas.ts';

const DE_OPERADORES: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };

const CUENTA_DE_OPERADOR = {
  ...{ apellido: 'Ríos', nombre: 'Inés', cuit: '27201234560', email: 'irios@example.com', username: 'irios' },
};
export const OPERADORES: Record<string, Linea> = {
  'POST /colegio/primer_administrador': mandar(
    publica(422),
    () => '/colegio/primer_administrador',
    () => ({ ...CUENTA_DE_OPERADOR, password: 'Otra.Clave.1', token: 'inventado' }),
  ),
  'GET /operador_propio': {
    ...leer({ ...deSuCuenta(404), operadora: 200 }, () => '/operador_propio'),
    ambas: 200,
  },
  'GET /colegio/distritos': leer(DE_OPERADORES, () => '/colegio/distritos'),
  'GET /colegio/operadores': leer(DE_OPERADORES, () => '/colegio/operadores'),
  'POST /colegio/operadores': mandar(
    DE_OPERADORES,
    () => '/colegio/operadores',
    () => ({ ...CUENTA_DE_OPERADOR, distrito_id: null, roles: ['mesa'] }),
  ),
  'PUT /colegio/operadores/:id/roles': mandar(
    DE_OPERADORES,
    (m) => `/colegio/operadores/${m.usuario_id}/roles`,
    () => ({ roles: ['administracion'] }),
  ),
  'DELETE /colegio/operadores/:id': leer(DE_OPERADORES, (m) => `/colegio/operadores/${m.usuario_id}`),
  'POST /colegio/operadores/:id/reponer_acceso': mandar(
    DE_OPERADORES,
    (m) => `/colegio/operadores/${m.usuario_id}/reponer_acceso`,
    () => ({ motivo: 'Perdió el teléfono' }),
  ),
  'GET /colegio/auditoria': leer(DE_OPERADORES, () => '/colegio/auditoria?quien=mgarcia'),
  'GET /colegio/auditoria/quienes': leer(DE_OPERADORES, () => '/colegio/auditoria/quienes?texto=garcia'),
  'GET /colegio/auditoria/exportar/csv': leer(DE_OPERADORES, () => '/colegio/auditoria/exportar/csv'),
  'GET /colegio/auditoria/cadena': leer(DE_OPERADORES, () => '/colegio/auditoria/cadena'),
  'GET /colegio/bandeja': leer(DE_OPERADORES, () => '/colegio/bandeja'),
  'GET /colegio/filtrables_de_bandeja': leer(DE_OPERADORES, () => '/colegio/filtrables_de_bandeja'),
  'GET /colegio/bandeja/:cola': leer(DE_OPERADORES, () => '/colegio/bandeja/para_revisar'),
  'POST /colegio/bandeja/:cola/siguiente': mandar(
    DE_OPERADORES,
    () => '/colegio/bandeja/para_revisar/siguiente',
    () => ({}),
  ),
  'POST /colegio/legajos/:id/toma': mandar(
    DE_OPERADORES,
    () => '/colegio/legajos/1/toma',
    () => ({}),
  ),
  'DELETE /colegio/legajos/:id/toma': leer(DE_OPERADORES, () => '/colegio/legajos/1/toma'),
};
