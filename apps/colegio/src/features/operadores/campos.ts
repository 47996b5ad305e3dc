import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { OperadorDelColegio } from '@colega/contract/operadores';
import { crearCampo } from '@colega/domain/formularios';
import { validarCuenta } from '@colega/domain/perfil';
import type { Rol } from '@colega/domain/permisos';
import type { ErroresDe } from '@colega/web-kit/form/use-formulario-simple.ts';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';

const dato = <const R extends string>(ruta: R, etiqueta: string, ayuda?: string) =>
  crearCampo(ruta, etiqueta, 'texto', { requerido: true, ...(ayuda && { ayuda }) });

/** The roles are chosen beside these, and have an error of their own. */
export const CAMPOS_DEL_ALTA = [
  dato('nombre', 'Nombre'),
  dato('apellido', 'Apellido'),
  dato('cuit', 'CUIT', 'Once dígitos, con o sin guiones.'),
  dato('email', 'Correo electrónico', 'Ahí le llega el enlace para elegir su contraseña.'),
  dato('username', 'Usuario', 'Con él va a ingresar.'),
  crearCampo('distrito_id', 'Distrito', 'lista', {}),
  crearCampo('roles', 'Roles', 'lista', { requerido: true }),
] as const;
export type CampoDelAlta = (typeof CAMPOS_DEL_ALTA)[number]['ruta'];
export type DatosDelAlta = Readonly<Record<Exclude<CampoDelAlta, 'roles'>, string>>;
export type ErroresDelAlta = ErroresDe<CampoDelAlta>;

export const problemaDeRoles = (roles: readonly Rol[]): string | undefined =>
  roles.length === 0 ? todosLosMensajes.roles_requeridos : undefined;

export const problemasDelAlta = (datos: DatosDelAlta, roles: readonly Rol[]): ErroresDelAlta => {
  const username = datos.username.trim().toLowerCase();
  const deLaCuenta = validarCuenta({ ...datos, email: datos.email.trim(), username });
  const todos = [
    ...deLaCuenta.map((uno) => [uno.campo ?? '', textoDelColegio(uno)]),
    ...[problemaDeRoles(roles)].map((mensaje) => ['roles', mensaje]),
  ];
  return Object.fromEntries(todos.filter(([, mensaje]) => mensaje !== undefined));
};

const escrito = (texto: string): string => texto.trim().toLowerCase();
const DE_LA_CUENTA = ['nombre', 'apellido', 'email', 'username'] as const;

/** Whoever had an account goes on with its data: that what was typed is not kept is said. */
export const formatDatosQueSiguen = (escritos: DatosDelAlta, nuevo: OperadorDelColegio): string | null => {
  if (DE_LA_CUENTA.every((dato) => escrito(escritos[dato]) === escrito(nuevo[dato]))) return null;
  const { nombre, apellido, email, username } = nuevo;
  return textoDelColegio({ codigo: 'operador_con_su_cuenta', datos: { nombre, apellido, email, username } });
};

const esCampo = (campo: string): campo is CampoDelAlta => CAMPOS_DEL_ALTA.some(({ ruta }) => ruta === campo);

/** A refusal that is about one datum, though the server says it of the whole. */
const CAMPO_DE_CODIGO: Readonly<Record<string, CampoDelAlta>> = {
  usuario_de_otra_persona: 'username',
  operador_ya_existe: 'cuit',
  operador_de_otro_alcance: 'cuit',
};

/** Empty when none of what went wrong belongs to a field. */
export const erroresDelServidor = (causa: unknown): ErroresDelAlta => {
  if (!(causa instanceof ErrorDeApi) || !causa.problem) return {};
  const { errores = [], codigo, detail } = causa.problem;
  const delCodigo = codigo === undefined ? undefined : CAMPO_DE_CODIGO[codigo];
  if (delCodigo) return { [delCodigo]: detail };
  return Object.fromEntries(
    errores.flatMap(({ campo, mensaje }) => {
      const propio = campo.split('.')[0] ?? '';
      return esCampo(propio) ? [[propio, mensaje]] : [];
    }),
  );
};
