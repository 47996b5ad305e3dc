import type { Telefono } from '../perfil/index.ts';
import { type EstadoDeMatricula, impedimentoDeEstado } from '../perfil/index.ts';
import { simplificar } from '../validacion/simplificar.ts';
import type { ProblemaDeFila } from './codigos.ts';
import type { CambioDeFila, FilaAImportar } from './filas.ts';
import type { PersonaQueHay } from './lo-que-hay.ts';
import {
  cambiosEntre,
  dependeDe,
  desconocido,
  type Juez,
  type Juicio,
  leerDeLista,
  localidadDe,
  type Plan,
  valorDe,
} from './plan.ts';

/** `(0221) 15 455-6677`, `221 4556677`: area code without 0, number without 15. Null where it cannot be told. */
export const leerTelefono = (escrito: string): Telefono | null => {
  const digitos = escrito
    .replace(/^\s*\+?54\s*9?/, '')
    .replace(/\D/g, '')
    .replace(/^0/, '');
  const conArea = /^\s*(?:\+?54\s*9?\s*)?\(?\s*0?(\d{2,4})\s*[)\s-]+\s*(?:15[\s-]*)?([\d\s-]+)$/.exec(escrito);
  const area = conArea?.[1] ?? (digitos.startsWith('11') ? '11' : digitos.slice(0, 3));
  const numero = conArea
    ? (conArea[2] ?? '').replace(/\D/g, '')
    : digitos.slice(area.length).replace(/^15(?=\d{6,8}$)/, '');
  if (!/^\d{2,4}$/.test(area) || !/^\d{6,8}$/.test(numero)) return null;
  return { codigo_area: area, numero, tipo_contacto: 'R' };
};

const USUARIO = /^[a-z0-9][a-z0-9.-]{1,58}[a-z0-9]$/;
/** S-985: who has no user of their own enters with their CUIT. */
export const usuarioDe = (fila: FilaAImportar): string =>
  valorDe(fila, 'usuario').toLowerCase() || valorDe(fila, 'cuit');

export const usuarioTomado = (usuario: string, cuit: string, { hay, usuarios }: Plan): boolean =>
  (hay.usuarios.get(usuario) ?? usuarios.get(usuario) ?? cuit) !== cuit;

export const problemasDeUsuario = (usuario: string, cuit: string, plan: Plan): ProblemaDeFila[] => {
  if (usuario === '') return [];
  if (!USUARIO.test(usuario)) return [{ codigo: 'fila_usuario_invalido', campo: 'usuario', datos: { valor: usuario } }];
  return usuarioTomado(usuario, cuit, plan)
    ? [{ codigo: 'fila_usuario_tomado', campo: 'usuario', datos: { valor: usuario } }]
    : [];
};

const DEL_DOMICILIO = ['calle', 'altura', 'localidad'] as const;
const domicilioDe = (fila: FilaAImportar, plan: Plan) => {
  const faltan = DEL_DOMICILIO.filter((campo) => valorDe(fila, campo) === '');
  if (faltan.length === DEL_DOMICILIO.length) return { localidad_id: null, problemas: [] };
  if (faltan.length > 0)
    return {
      localidad_id: null,
      problemas: faltan.map((campo) => ({ codigo: 'fila_domicilio_incompleto' as const, campo })),
    };
  const { id, problemas } = localidadDe(plan, fila);
  return { localidad_id: id, problemas };
};

const DE_LA_UNIDAD = ['piso', 'departamento'] as const;

/** Another address has no floor of the former one. */
const cambiosDePersona = (
  antes: PersonaQueHay,
  ahora: Readonly<Record<string, string | number | null | undefined>>,
  plan: Plan,
): { cambios: CambioDeFila[]; se_muda: string | null; cambia_telefono: string | null } => {
  const {
    usuario: _,
    es_operador: __,
    roles: ___,
    distrito_de_operador: ____,
    distrito_id,
    localidad_id,
    ...resto
  } = antes;
  const deAntes = {
    ...resto,
    distrito: plan.nombreDeDistrito(distrito_id),
    localidad: localidad_id === null ? null : plan.nombreDeLocalidad(localidad_id),
  };
  const cambios = cambiosEntre(deAntes, ahora);
  const cambia = (campo: string) => cambios.some((uno) => uno.campo === campo);
  const seMuda = DEL_DOMICILIO.some(cambia);
  const sinUnidad = DE_LA_UNIDAD.flatMap((campo) =>
    seMuda && antes[campo] && !ahora[campo] ? [{ campo, antes: antes[campo], ahora: null }] : [],
  );
  return {
    cambios: [...cambios, ...sinUnidad],
    se_muda: seMuda ? 'true' : null,
    cambia_telefono: cambia('telefono') ? 'true' : null,
  };
};

const PERSONAS: Juez = {
  entidad: 'personas',
  claveDe: ({ valores }) => valores.cuit ?? null,
  juzgar: (fila, plan): Juicio => {
    const cuit = valorDe(fila, 'cuit');
    const antes = plan.hay.personas.get(cuit);
    const distrito = leerDeLista(plan.hay.distritos, valorDe(fila, 'distrito'));
    const { localidad_id, problemas: delDomicilio } = domicilioDe(fila, plan);
    const escrito = valorDe(fila, 'telefono');
    const telefono = escrito === '' ? null : leerTelefono(escrito);
    const usuario = usuarioDe(fila);
    const email = valorDe(fila, 'email');
    const problemas: ProblemaDeFila[] = [
      ...(distrito ? [] : [desconocido('distrito', valorDe(fila, 'distrito'))]),
      ...delDomicilio,
      ...(escrito !== '' && !telefono
        ? [{ codigo: 'fila_telefono_invalido' as const, campo: 'telefono', datos: { valor: escrito } }]
        : []),
      ...(antes?.usuario ? [] : problemasDeUsuario(usuario, cuit, plan)),
      ...(cuit === plan.circunstancias.propioCuit ? [{ codigo: 'fila_propia' as const, campo: 'cuit' }] : []),
      // by their mail somebody gets a new password: of who works for the college, only who administers them
      ...(antes?.es_operador && email !== '' && email !== antes.email && !plan.circunstancias.puedeConOperadores
        ? [{ codigo: 'fila_correo_de_operador' as const, campo: 'email' }]
        : []),
    ];
    const datos = {
      distrito_id: distrito?.id ?? null,
      localidad_id,
      usuario,
      codigo_area: telefono?.codigo_area ?? null,
      numero_de_telefono: telefono?.numero ?? null,
    };
    if (!antes) return { existe: false, problemas, datos };
    const { apellido, nombre, calle, altura, piso, departamento, fecha_nacimiento, fecha_alta } = fila.valores;
    const ahora = {
      ...{ apellido, nombre, email, calle, altura, piso, departamento, fecha_nacimiento, fecha_alta },
      distrito: distrito && plan.nombreDeDistrito(distrito.id),
      localidad: localidad_id === null ? null : plan.nombreDeLocalidad(localidad_id),
      telefono: telefono && `${telefono.codigo_area} ${telefono.numero}`,
    };
    const { cambios, ...como } = cambiosDePersona(antes, ahora, plan);
    return { existe: true, problemas, datos: { ...datos, ...como }, cambios };
  },
  anotar: (fila, plan, entra) => {
    const cuit = valorDe(fila, 'cuit');
    if (entra) plan.usuarios.set(usuarioDe(fila), cuit);
    if (entra || !plan.personas.has(cuit)) plan.personas.set(cuit, entra ? 'entra' : 'rechazada');
  },
};

const ESTADOS: Readonly<Record<string, EstadoDeMatricula>> = {
  activo: 'activo',
  activa: 'activo',
  habilitado: 'activo',
  habilitada: 'activo',
  vigente: 'activo',
  suspendido: 'suspendido',
  suspendida: 'suspendido',
  cancelado: 'cancelado',
  cancelada: 'cancelado',
  baja: 'baja',
  'en tramite': 'en_tramite',
  tramite: 'en_tramite',
  registro: 'registro',
  anulado: 'anulado',
  anulada: 'anulado',
};

/** Who is registered and has no account gets one with their CUIT for name. */
const abreCuenta = (cuit: string, { hay }: Plan): boolean => hay.personas.get(cuit)?.usuario === null;

const MATRICULAS: Juez = {
  entidad: 'matriculas',
  claveDe: ({ valores }) => valores.matricula ?? null,
  juzgar: (fila, plan): Juicio => {
    const [codigo, cuit, escrito] = [valorDe(fila, 'matricula'), valorDe(fila, 'cuit'), valorDe(fila, 'estado')];
    const antes = plan.hay.matriculas.get(codigo);
    const estado = ESTADOS[simplificar(escrito)] ?? null;
    const problemas: ProblemaDeFila[] = [
      ...dependeDe(plan.persona(cuit), 'persona', 'cuit', cuit),
      ...(antes && antes.cuit !== cuit
        ? [{ codigo: 'fila_matricula_de_otro' as const, campo: 'cuit', datos: { valor: codigo } }]
        : []),
      ...(!antes && abreCuenta(cuit, plan) && usuarioTomado(cuit, cuit, plan)
        ? [{ codigo: 'fila_usuario_tomado' as const, campo: 'cuit', datos: { valor: cuit } }]
        : []),
      ...(estado ? [] : [desconocido('estado', escrito)]),
      ...(estado && impedimentoDeEstado(codigo, estado)
        ? [{ codigo: 'fila_estado_de_otra_matricula' as const, campo: 'estado', datos: { valor: codigo } }]
        : []),
      ...(cuit === plan.circunstancias.propioCuit ? [{ codigo: 'fila_propia' as const, campo: 'cuit' }] : []),
    ];
    const { descripcion, fecha_alta } = fila.valores;
    const cambios = antes ? cambiosEntre({ ...antes }, { estado, descripcion, fecha_alta }) : [];
    return { existe: antes !== undefined, problemas, datos: { estado }, cambios };
  },
  anotar: (fila, plan, entra) => {
    const [codigo, cuit] = [valorDe(fila, 'matricula'), valorDe(fila, 'cuit')];
    if (entra && abreCuenta(cuit, plan)) plan.usuarios.set(cuit, cuit);
    if (entra || !plan.matriculas.has(codigo))
      plan.matriculas.set(codigo, { entrada: entra ? 'entra' : 'rechazada', cuit });
  },
};

const TITULOS: Juez = {
  entidad: 'titulos',
  claveDe: ({ valores }) => valores.matricula ?? null,
  juzgar: (fila, plan): Juicio => {
    const codigo = valorDe(fila, 'matricula');
    const { entrada, cuit } = plan.matricula(codigo);
    const antes = plan.hay.matriculas.get(codigo);
    const { titulo, titulo_codigo, institucion } = fila.valores;
    return {
      existe: antes !== undefined && antes.titulo !== '',
      problemas: [
        ...dependeDe(entrada, 'matricula', 'matricula', codigo),
        ...(cuit !== null && cuit === plan.circunstancias.propioCuit
          ? [{ codigo: 'fila_propia' as const, campo: 'matricula' }]
          : []),
      ],
      cambios: antes ? cambiosEntre({ ...antes }, { titulo, titulo_codigo, institucion }) : [],
    };
  },
};

const tipoDe = (fila: FilaAImportar, plan: Plan) => leerDeLista(plan.hay.tipos_bloqueo, valorDe(fila, 'tipo'));

const BLOQUEOS: Juez = {
  entidad: 'bloqueos',
  // by whichever of its names it is written
  claveDe: (fila, plan) => {
    const { cuit, tipo, desde } = fila.valores;
    return cuit && tipo && desde ? `${cuit} ${tipoDe(fila, plan)?.clave ?? simplificar(tipo)} ${desde}` : null;
  },
  juzgar: (fila, plan): Juicio => {
    const [cuit, desde, hasta] = [valorDe(fila, 'cuit'), valorDe(fila, 'desde'), valorDe(fila, 'hasta')];
    const tipo = tipoDe(fila, plan);
    const suyos = plan.hay.bloqueos.get(`${cuit} ${tipo?.clave}`) ?? [];
    const antes = suyos.find((uno) => uno.desde === desde);
    const otroVigente =
      suyos.some((uno) => uno.vigente && uno !== antes) || plan.bloqueos.has(`${cuit} ${tipo?.clave}`);
    const problemas: ProblemaDeFila[] = [
      ...dependeDe(plan.persona(cuit), 'persona', 'cuit', cuit),
      ...(tipo ? [] : [desconocido('tipo', valorDe(fila, 'tipo'))]),
      ...(hasta !== '' && hasta < desde ? [{ codigo: 'fila_hasta_anterior' as const, campo: 'hasta' }] : []),
      ...(hasta === '' && otroVigente ? [{ codigo: 'fila_bloqueo_vigente' as const, campo: 'tipo' }] : []),
      ...(cuit === plan.circunstancias.propioCuit ? [{ codigo: 'fila_propia' as const, campo: 'cuit' }] : []),
    ];
    const cambios = antes?.vigente && hasta !== '' ? [{ campo: 'hasta', antes: null, ahora: hasta }] : [];
    return { existe: antes !== undefined, problemas, datos: { tipo_id: tipo?.id ?? null }, cambios };
  },
  anotar: (fila, plan, entra) => {
    if (entra && valorDe(fila, 'hasta') === '')
      plan.bloqueos.add(`${valorDe(fila, 'cuit')} ${tipoDe(fila, plan)?.clave}`);
  },
};

export const JUECES_DE_PERSONAS: readonly Juez[] = [PERSONAS, MATRICULAS, TITULOS, BLOQUEOS];
