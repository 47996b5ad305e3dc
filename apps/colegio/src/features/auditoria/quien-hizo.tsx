import { rutasDeAuditoria } from '@colega/contract/auditoria';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Autocompletar } from '@colega/web-kit/ui/entradas/autocompletar.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const MINIMO = 2;
type Quien = { username: string; nombre: string | null };
const opcionDe = ({ username, nombre }: Quien) => ({
  value: username,
  label: nombre ? `${nombre} (${username})` : username,
});

type Props = { id: string; valor: string; alElegir: (quien: string) => void };

/** The address keeps the user; whose it is, is asked. */
export const QuienHizo = ({ id, valor, alElegir }: Props) => {
  const [texto, setTexto] = useState(valor);
  const { data, error, isFetching } = useQuery({
    ...consulta(rutasDeAuditoria.quienesDeAuditoria, { query: { texto } }),
    enabled: texto.length >= MINIMO,
    placeholderData: keepPreviousData,
  });
  const hallado = data?.items.find(({ username }) => username === valor);
  return (
    <Autocompletar
      id={id}
      label="Quién"
      placeholder="Nombre, apellido o usuario"
      minimo={MINIMO}
      value={valor === '' ? null : opcionDe(hallado ?? { username: valor, nombre: null })}
      alElegir={(opcion) => alElegir(opcion?.value ?? '')}
      opciones={data?.items.map(opcionDe)}
      alBuscar={setTexto}
      cargando={isFetching}
      falla={error ? explicarFalla(error, todosLosMensajes.error_de_comunicacion) : null}
    />
  );
};
