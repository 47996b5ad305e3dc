import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
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

const DEL_DOMICILIO = ['domicilio_calle', 'domicilio_numero', 'domicilio_piso', 'domicilio_departamento'] as const;

/** Inside its locality, which is another datum. */
export const crearCorreccionDeDomicilio = ({ id, datos, domicilio_real }: FichaDePersona): Acto => ({
  titulo: 'Corregir su domicilio',
  consecuencias: [
    `La localidad sigue siendo ${domicilio_real?.localidad?.nombre ?? 'la que tiene'}. Sale así en los papeles que siguen.`,
  ],
  campos: [
    dato('domicilio_calle', 'Calle', { largo: 50 }),
    dato('domicilio_numero', 'Número', { largo: 10 }),
    opcional('domicilio_piso', 'Piso', { largo: 10 }),
    opcional('domicilio_departamento', 'Departamento', { largo: 10 }),
    MOTIVO,
  ],
  iniciales: Object.fromEntries(DEL_DOMICILIO.map((campo) => [campo, datos[campo] ?? ''])),
  confirmar: 'Guardar',
  pedir: ({ motivo = '', ...valores }, opciones) => {
    const cambiados = DEL_DOMICILIO.filter((campo) => (valores[campo] ?? '').trim() !== (datos[campo] ?? ''));
    const nuevos = Object.fromEntries(cambiados.map((campo) => [campo, (valores[campo] ?? '').trim() || null]));
    return llamar(R.corregirPersona, { params: { id }, body: { datos: nuevos, motivo } }, opciones);
  },
});
