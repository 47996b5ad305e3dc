import { CARGOS, type Comitente } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Checkbox, SimpleGrid, Stack } from '@mantine/core';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { DomicilioDeComitente } from './domicilio-de-comitente.tsx';

type Props = { comitente: Comitente; ruta: string; poner: (cambio: Partial<Comitente>) => void };

/** AUT-052..055. */
export const FormularioDeEmpresa = ({ comitente, ruta, poner }: Props) => {
  const { props } = useCampo(`${ruta}.cargo`);
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoDeTexto
          ruta={`${ruta}.firmante`}
          value={comitente.firmante}
          alCambiar={(firmante) => poner({ firmante })}
        />
        <SelectSimple
          {...props}
          opciones={CARGOS.map((cargo) => ({ value: cargo, label: cargo }))}
          value={comitente.cargo}
          alElegir={(cargo) => poner({ cargo })}
        />
      </SimpleGrid>
      <DomicilioDeComitente
        titulo="Domicilio real"
        ruta={`${ruta}.domicilio_real`}
        cuit={comitente.cuit}
        cual="domicilio_real"
        domicilio={comitente.domicilio_real}
        enElPadron={comitente.domicilio_en_el_padron}
        obligatorio
      />
      <Checkbox
        label="El domicilio legal es igual al real"
        checked={comitente.legal_igual_al_real}
        onChange={(evento) => poner({ legal_igual_al_real: evento.currentTarget.checked })}
      />
      {!comitente.legal_igual_al_real && (
        <DomicilioDeComitente
          titulo="Domicilio legal"
          ruta={`${ruta}.domicilio_legal`}
          cuit={comitente.cuit}
          cual="domicilio_legal"
          domicilio={comitente.domicilio_legal}
        />
      )}
    </Stack>
  );
};
