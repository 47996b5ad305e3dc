import { limpiarCuit } from '@colega/domain/identificadores';
import { ESTADOS_DE_MATRICULA } from '@colega/domain/perfil';
import { z } from 'zod';
import { zFecha, zIdNumerico } from '../primitives/primitives.ts';
import { zRenglon } from '../primitives/texto.ts';

const zDato = (maximo: number) => zRenglon(maximo).pipe(z.string().min(1, 'dato_requerido'));
const zOpcional = (maximo: number) => zDato(maximo).nullable();

const LARGO = { nombre: 60, calle: 50, numero: 10, unidad: 10, dato: 40, titulo: 120 } as const; // S-416

const zTelefono = z.object({
  codigo_area: z.string().regex(/^\d{2,4}$/, 'telefono_invalido'),
  numero: z.string().regex(/^\d{6,8}$/, 'telefono_invalido'),
  tipo_contacto: z.enum(['R', 'L']),
});

/** An absent datum stays as it is; null leaves it empty. */
export const zCorreccion = z
  .object({
    apellido: zDato(LARGO.nombre),
    nombre: zDato(LARGO.nombre),
    cuit: zDato(20).transform(limpiarCuit),
    email: zDato(200),
    nacionalidad: zOpcional(LARGO.dato),
    genero: zOpcional(LARGO.dato),
    fecha_nacimiento: zFecha.nullable(),
    domicilio_calle: zOpcional(LARGO.calle),
    domicilio_numero: zOpcional(LARGO.numero),
    domicilio_piso: zOpcional(LARGO.unidad),
    domicilio_departamento: zOpcional(LARGO.unidad),
    domicilio_localidad_id: zIdNumerico.nullable(),
    legal_calle: zOpcional(LARGO.calle),
    legal_numero: zOpcional(LARGO.numero),
    legal_piso: zOpcional(LARGO.unidad),
    legal_departamento: zOpcional(LARGO.unidad),
    legal_localidad_id: zIdNumerico.nullable(),
    telefonos: z.array(zTelefono).max(4),
    distrito_id: zIdNumerico,
    verificado: z.boolean(),
  })
  .partial();

export const zDatosDeMatricula = z.object({ estado: z.enum(ESTADOS_DE_MATRICULA), fecha_alta: zFecha }).partial();
export type DatosDeMatricula = z.output<typeof zDatosDeMatricula>;

export const zTituloDeMatricula = z
  .object({ titulo_codigo: zDato(10), titulo_descripcion: zDato(LARGO.titulo), institucion: zDato(LARGO.titulo) })
  .partial();
export type TituloDeMatricula = z.output<typeof zTituloDeMatricula>;
