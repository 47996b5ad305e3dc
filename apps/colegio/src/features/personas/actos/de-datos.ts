import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { formatCuit } from '@colega/domain/identificadores';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { credencialEnPie } from '../credencial-en-pie.ts';
import { nombrarLocalidad } from '../nombrar-localidad.ts';
import { type Acto, dato, dia, eleccion, type LoEscrito, MOTIVO, opcional } from './acto.ts';

const R = rutasDeActosSobrePersonas;
type ConNombre = { id: number; nombre: string };

const DE_DATOS = ['nombre', 'apellido', 'email', 'nacionalidad', 'genero', 'fecha_nacimiento'] as const;
const PUEDEN_FALTAR: readonly string[] = ['nacionalidad', 'genero', 'fecha_nacimiento'];
const AREA = 'codigo_area';
const TELEFONO = 'numero';

const comoSeEscribe = ({ datos }: FichaDePersona): Record<string, string> => ({
  ...Object.fromEntries(DE_DATOS.map((campo) => [campo, datos[campo] ?? ''])),
  [AREA]: datos.telefonos[0]?.codigo_area ?? '',
  [TELEFONO]: datos.telefonos[0]?.numero ?? '',
  distrito_id: String(datos.distrito_id),
});

/** Only what changed: nobody else's correction is undone. */
const correccionDe = (ficha: FichaDePersona, valores: LoEscrito) => {
  const antes = comoSeEscribe(ficha);
  const cambio = (campo: string) => valores[campo] !== undefined && valores[campo].trim() !== antes[campo];
  const datos = DE_DATOS.filter(cambio).map((campo) => {
    const escrito = (valores[campo] ?? '').trim();
    return [campo, escrito === '' && PUEDEN_FALTAR.includes(campo) ? null : escrito];
  });
  const [primero, ...otros] = ficha.datos.telefonos;
  const telefono = { codigo_area: valores[AREA] ?? '', numero: valores[TELEFONO] ?? '' };
  const tipo_contacto = primero?.tipo_contacto === 'L' ? ('L' as const) : ('R' as const);
  const dados = telefono.numero.trim() === '' ? [] : [{ ...telefono, tipo_contacto }];
  return {
    ...Object.fromEntries(datos),
    ...((cambio(AREA) || cambio(TELEFONO)) && { telefonos: [...dados, ...otros] }),
    ...(cambio('distrito_id') && { distrito_id: Number(valores.distrito_id) }),
  };
};

export const crearCorreccion = (ficha: FichaDePersona, distritos: readonly ConNombre[]): Acto => ({
  titulo: 'Corregir sus datos',
  consecuencias: ['Lo que había queda en la auditoría. Los papeles ya emitidos no cambian; los que siguen, sí.'],
  campos: [
    dato('nombre', 'Nombre', { largo: 60 }),
    dato('apellido', 'Apellido', { largo: 60 }),
    dato('email', 'Correo electrónico', { largo: 200 }),
    opcional(AREA, 'Código de área', { ayuda: 'Sin 0.', largo: 4 }),
    opcional(TELEFONO, 'Teléfono', { ayuda: 'Sin 15.', largo: 8 }),
    opcional('nacionalidad', 'Nacionalidad', { largo: 40 }),
    opcional('genero', 'Género', { largo: 40 }),
    dia('fecha_nacimiento', 'Fecha de nacimiento', false),
    ...(distritos.length > 1
      ? [
          eleccion(
            'distrito_id',
            'Distrito',
            distritos.map(({ id, nombre }) => ({ valor: String(id), etiqueta: nombre })),
          ),
        ]
      : []),
    MOTIVO,
  ],
  iniciales: comoSeEscribe(ficha),
  confirmar: 'Guardar',
  pedir: ({ motivo = '', ...valores }, opciones) => {
    const body = { datos: correccionDe(ficha, valores), motivo };
    return llamar(R.corregirPersona, { params: { id: ficha.id }, body }, opciones);
  },
});

/** What keeps the former one, and what does not, said before. */
const queSigueAlCuit = ({ usuario, carnets }: FichaDePersona): string[] => {
  const enPie = credencialEnPie({ carnets });
  return [
    'El anterior queda en la auditoría, y su documento pasa a ser el del CUIT nuevo.',
    ...(usuario ? [`Sigue ingresando como ${usuario.username}, con su contraseña.`] : []),
    'Los certificados, los visados y los recibos ya emitidos conservan el anterior; lo que se emita desde ahora sale con el nuevo.',
    ...(enPie ? [`La credencial ${enPie.numero} se baja con el nuevo: la que ya imprimió tiene el anterior.`] : []),
    'Si el nuevo es de otra persona, no se cambia nada.',
  ];
};

export const crearCorreccionDeCuit = (ficha: FichaDePersona): Acto => ({
  titulo: 'Corregir su CUIT',
  consecuencias: queSigueAlCuit(ficha),
  campos: [dato('cuit', 'CUIT', { ayuda: 'Once dígitos, con o sin guiones.', largo: 20 }), MOTIVO],
  iniciales: { cuit: formatCuit(ficha.cuit) },
  confirmar: 'Guardar',
  pedir: ({ cuit = '', motivo = '' }, opciones) =>
    llamar(R.corregirPersona, { params: { id: ficha.id }, body: { datos: { cuit }, motivo } }, opciones),
});

const CUAL = {
  domicilio: { titulo: 'Corregir su domicilio', leido: 'domicilio_real' },
  legal: { titulo: 'Corregir su domicilio legal', leido: 'domicilio_legal' },
} as const;

export const crearCorreccionDeDomicilio = (ficha: FichaDePersona, cual: keyof typeof CUAL): Acto => {
  const { id, datos } = ficha;
  const [calle, numero, piso, departamento] = [
    `${cual}_calle`,
    `${cual}_numero`,
    `${cual}_piso`,
    `${cual}_departamento`,
  ] as const;
  const localidad = `${cual}_localidad_id` as const;
  const textos = [calle, numero, piso, departamento] as const;
  const { titulo, leido } = CUAL[cual];
  return {
    titulo,
    consecuencias: ['Lo que había queda en la auditoría. Sale así en los papeles que siguen.'],
    campos: [
      dato(calle, 'Calle', { largo: 50 }),
      dato(numero, 'Número', { largo: 10 }),
      opcional(piso, 'Piso', { largo: 10 }),
      opcional(departamento, 'Departamento', { largo: 10 }),
      dato(localidad, 'Localidad', { ejemplo: 'Escribí su nombre o su código postal' }),
      MOTIVO,
    ],
    iniciales: {
      ...Object.fromEntries(textos.map((campo) => [campo, datos[campo] ?? ''])),
      [localidad]: datos[localidad] === null ? '' : String(datos[localidad]),
    },
    localidades: { [localidad]: nombrarLocalidad(ficha[leido]?.localidad) },
    confirmar: 'Guardar',
    pedir: ({ motivo = '', ...valores }, opciones) => {
      const cambiados = textos.filter((campo) => (valores[campo] ?? '').trim() !== (datos[campo] ?? ''));
      const nuevos = Object.fromEntries(cambiados.map((campo) => [campo, (valores[campo] ?? '').trim() || null]));
      const otra = Number(valores[localidad]);
      const body = { datos: { ...nuevos, ...(otra !== datos[localidad] && { [localidad]: otra }) }, motivo };
      return llamar(R.corregirPersona, { params: { id }, body }, opciones);
    },
  };
};
