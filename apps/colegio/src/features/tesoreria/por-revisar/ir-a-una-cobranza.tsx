import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { direccionDeLoRevisado } from '../../../lib/direcciones.ts';

/** One that was decided already is in no list: whoever is told its number goes to it. */
export const IrAUnaCobranza = () => {
  const [numero, setNumero] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ir = useNavigate();
  return (
    <form
      aria-label="Ver una cobranza"
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        const id = idDe(numero.trim());
        if (id === null) setError('Escribí su número, sin puntos.');
        else void ir(direccionDeLoRevisado('cobranza', id));
      }}
    >
      <Group align="flex-end" gap="sm">
        <TextInput
          id="numero-de-cobranza"
          label="Ver una cobranza por su número"
          description="También la que ya se decidió: si fue hoy, se puede volver a abrir."
          value={numero}
          onChange={({ currentTarget: { value } }) => {
            setNumero(value);
            setError(null);
          }}
          error={error && <span role="alert">{error}</span>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <Button type="submit" variant="default">
          Verla
        </Button>
      </Group>
    </form>
  );
};
