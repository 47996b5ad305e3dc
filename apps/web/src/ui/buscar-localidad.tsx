import { mensajes } from '@colega/contract/mensajes';
import type { Localidad } from '@colega/contract/referencias';
import { esFallaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Autocompletar, type OpcionDeAutocompletar } from '@colega/web-kit/ui/entradas/autocompletar.tsx';
import { useState } from 'react';
import { MINIMO_PARA_BUSCAR_LOCALIDAD, useLocalidades } from '../lib/consultas/referencias.ts';

type ConLugar = {
  id: number;
  nombre: string;
  codigo_postal: string;
  partido: { nombre: string; provincia: { nombre: string } };
};

export const localidadComoOpcion = ({ id, nombre, codigo_postal, partido }: ConLugar): OpcionDeAutocompletar => ({
  value: String(id),
  label: nombre,
  detalle: `Partido de ${partido.nombre}, ${partido.provincia.nombre} · CP ${codigo_postal}`,
});

const porQueFallo = (fallo: unknown): string =>
  esFallaDeRed(fallo) ? mensajes.sin_conexion : mensajes.error_procesamiento_otro_momento;

type Props = {
  label?: string;
  id: string;
  error: string | undefined;
  value: OpcionDeAutocompletar | null;
  alElegir: (localidad: Localidad | null) => void;
  disabled?: boolean;
};

/** AUT-067, AUT-092. */
export const BuscarLocalidad = ({ label = 'Localidad', id, error, value, alElegir, disabled = false }: Props) => {
  const [buscado, setBuscado] = useState('');
  const { data, isFetching, isError, error: fallo } = useLocalidades(buscado);
  return (
    <Autocompletar
      id={id}
      label={label}
      required
      disabled={disabled}
      minimo={MINIMO_PARA_BUSCAR_LOCALIDAD}
      placeholder="Escribí el nombre o el código postal"
      error={error}
      description={value?.detalle}
      value={value}
      opciones={data?.items.map(localidadComoOpcion)}
      cargando={isFetching}
      falla={isError ? porQueFallo(fallo) : null}
      alBuscar={setBuscado}
      alElegir={(opcion) => alElegir(data?.items.find((otra) => String(otra.id) === opcion?.value) ?? null)}
    />
  );
};
