import {
  type BorradorDeLegajo,
  cambiarLocalidad,
  type LocalidadElegida,
  localidadDe,
} from '@colega/asistentes/legajos';
import type { Localidad } from '@colega/contract/referencias';
import { BuscarLocalidad, localidadComoOpcion } from '../../../ui/buscar-localidad.tsx';
import { useLegajo } from './contexto-del-legajo.ts';

type Props = {
  label?: string;
  id: string;
  error: string | undefined;
  value: number | null;
  /** It answers what changes in the draft; the locality itself is kept with it. */
  alElegir: <B extends BorradorDeLegajo>(borrador: B, localidad: LocalidadElegida | null) => B;
  disabled?: boolean;
};

const comoElegida = ({ id, nombre, codigo_postal, partido, latitud, longitud }: Localidad): LocalidadElegida => ({
  id,
  nombre,
  codigo_postal,
  partido: {
    nombre: partido.nombre,
    codigo_arba: partido.codigo_arba,
    provincia: { nombre: partido.provincia.nombre },
  },
  latitud,
  longitud,
});

export const LocalidadInput = ({ value, alElegir, ...resto }: Props) => {
  const { borrador, cambiar } = useLegajo();
  const elegida = localidadDe(borrador, value);
  return (
    <BuscarLocalidad
      {...resto}
      value={elegida && localidadComoOpcion(elegida)}
      alElegir={(encontrada) => {
        const localidad = encontrada && comoElegida(encontrada);
        cambiar((b) => alElegir(localidad ? cambiarLocalidad(b, localidad) : b, localidad));
      }}
    />
  );
};
