import { mensajes } from '@colega/contract/mensajes';
import { rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Autocompletar, type OpcionDeAutocompletar } from '@colega/web-kit/ui/entradas/autocompletar.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntradaDeActo } from './entrada-de-acto.ts';
import { nombrarLocalidad } from './nombrar-localidad.ts';

const MINIMO = 3;

type Props = {
  entrada: EntradaDeActo;
  valor: string;
  /** The name of the one there was. */
  nombre: string;
  alEscribir: (valor: string) => void;
};

/** Of those that everybody sees; only what is picked counts. */
export const CampoDeLocalidad = ({ entrada, valor, nombre, alEscribir }: Props) => {
  const { label, id, description, placeholder = '', required, error, ref } = entrada;
  const [texto, setTexto] = useState('');
  const [elegida, setElegida] = useState<OpcionDeAutocompletar | null>(
    valor === '' ? null : { value: valor, label: nombre },
  );
  const {
    data,
    error: falla,
    isFetching,
  } = useQuery({
    ...consulta(rutasDeLocalidadesDelColegio.localidadesDelColegio, { query: { search: texto } }),
    enabled: texto.length >= MINIMO,
    placeholderData: keepPreviousData,
  });
  return (
    <Autocompletar
      {...{ label, id, description, placeholder, required, error, ref }}
      minimo={MINIMO}
      value={elegida}
      alElegir={(opcion) => {
        setElegida(opcion);
        alEscribir(opcion?.value ?? '');
      }}
      opciones={data?.items.map((una) => ({
        value: String(una.id),
        label: nombrarLocalidad(una),
        detalle: `${una.codigo_postal} · ${una.partido.distrito?.nombre ?? una.partido.provincia.nombre}`,
      }))}
      alBuscar={setTexto}
      cargando={isFetching}
      falla={falla ? explicarFalla(falla, mensajes.error_de_comunicacion) : null}
    />
  );
};
