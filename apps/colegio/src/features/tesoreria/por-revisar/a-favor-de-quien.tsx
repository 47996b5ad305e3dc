import type { CasoPorRevisar } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDePersonas } from '@colega/contract/perfil';
import { formatCuit } from '@colega/domain/identificadores';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Seccion } from '../../../ui/seccion.tsx';
import { type ActoDeLoRevisado, crearSaldo } from './actos-de-lo-revisado.ts';

const LAS_QUE_SE_MUESTRAN = 5;

/** Of a person, and of no coupon: it stays in their favour. */
export const AFavorDeQuien = ({
  caso,
  alActuar,
}: {
  caso: CasoPorRevisar;
  alActuar: (acto: ActoDeLoRevisado) => void;
}) => {
  const [escrito, setEscrito] = useState('');
  const [texto, setTexto] = useState('');
  const { data, error, isFetching } = useQuery({
    ...consulta(rutasDePersonas.personas, { query: { texto, limit: LAS_QUE_SE_MUESTRAN } }),
    enabled: texto !== '',
  });
  const falla = error && !isFetching ? explicarFalla(error, todosLosMensajes.error_de_comunicacion) : null;
  return (
    <Seccion titulo="O es de una persona, y de ningún cupón">
      <form
        aria-label="Buscar la persona"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          setTexto(escrito.trim());
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            id="persona-de-la-cobranza"
            label="CUIT, matrícula o nombre"
            value={escrito}
            onChange={({ currentTarget: { value } }) => setEscrito(value)}
            error={falla !== null && <span role="alert">{falla}</span>}
            autoComplete="off"
            maxLength={80}
            flex={1}
            miw={160}
          />
          <BotonDeAccion type="submit" variant="default" ocupado="Buscando…" trabajando={isFetching && texto !== ''}>
            Buscar
          </BotonDeAccion>
        </Group>
      </form>
      {data && texto !== '' && data.items.length === 0 && <Text role="status">No encontramos a nadie así.</Text>}
      {texto !== '' &&
        data?.items.map((persona) => (
          <Group key={persona.id} justify="space-between" gap="xs">
            <Text>
              {persona.apellido}, {persona.nombre}, CUIT {formatCuit(persona.cuit)}
            </Text>
            <Button
              variant="default"
              size="compact-md"
              mih={36}
              onClick={() => alActuar(crearSaldo(caso, persona))}
              aria-label={`Dejarla a favor de ${persona.apellido}, ${persona.nombre}`}
            >
              Dejarla a su favor
            </Button>
          </Group>
        ))}
    </Seccion>
  );
};
