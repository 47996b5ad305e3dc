import { mensajes } from '@colega/contract/mensajes';
import type { Localidad } from '@colega/contract/referencias';
import { type BorradorDeLegajo, conLocalidad, type LocalidadElegida, localidadDe } from '@colega/domain/legajos';
import { useState } from 'react';
import { MINIMO_PARA_BUSCAR_LOCALIDAD, useLocalidades } from '../../../lib/consultas/referencias.ts';
import { Autocompletar, type OpcionDeAutocompletar } from '../../../ui/autocompletar.tsx';
import { useLegajo } from './contexto-del-legajo.ts';

type Props = {
  label?: string;
  id: string;
  error: string | undefined;
  value: number | null;
  /** Answers what changes in the draft; the locality itself is kept with it. */
  alElegir: <B extends BorradorDeLegajo>(borrador: B, localidad: LocalidadElegida | null) => B;
  disabled?: boolean;
};

/** What the draft keeps of a locality, and no more. */
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

const detalleDe = ({ partido, codigo_postal }: LocalidadElegida): string =>
  `Partido de ${partido.nombre}, ${partido.provincia.nombre} · CP ${codigo_postal}`;

const comoOpcion = (localidad: LocalidadElegida): OpcionDeAutocompletar => ({
  value: String(localidad.id),
  label: localidad.nombre,
  detalle: detalleDe(localidad),
});

/** Search among the localities, above three characters (AUT-067, AUT-092). */
export const LocalidadInput = ({ label = 'Localidad', id, error, value, alElegir, disabled = false }: Props) => {
  const { borrador, cambiar } = useLegajo();
  const [buscado, setBuscado] = useState('');
  const { data, isFetching, isError } = useLocalidades(buscado);
  const elegida = localidadDe(borrador, value);
  const encontradas = data?.items.map(comoElegida);
  return (
    <Autocompletar
      id={id}
      label={label}
      required
      disabled={disabled}
      minimo={MINIMO_PARA_BUSCAR_LOCALIDAD}
      placeholder="Escribí el nombre o el código postal"
      error={error}
      description={elegida ? detalleDe(elegida) : undefined}
      value={elegida && comoOpcion(elegida)}
      opciones={encontradas?.map(comoOpcion)}
      cargando={isFetching}
      falla={isError ? mensajes.error_procesamiento_otro_momento : null}
      alBuscar={setBuscado}
      alElegir={(opcion) => {
        const localidad = encontradas?.find((otra) => String(otra.id) === opcion?.value) ?? null;
        cambiar((b) => alElegir(localidad ? conLocalidad(b, localidad) : b, localidad));
      }}
    />
  );
};
