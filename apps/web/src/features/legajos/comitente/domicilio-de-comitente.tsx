import { cambiarComitente, localidadDe } from '@colega/asistentes/legajos';
import { type DomicilioDeclarado, esMismoDomicilio } from '@colega/domain/legajos';
import { useCampo } from '@colega/web-kit/form/use-campo.ts';
import { useParte } from '@colega/web-kit/form/wizard/partes-del-paso.ts';
import { Button, Fieldset, SimpleGrid } from '@mantine/core';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { LocalidadInput } from '../asistente/localidad-input.tsx';

type Props = {
  titulo: string;
  ruta: string;
  cuit: string;
  cual: 'domicilio_real' | 'domicilio_legal';
  domicilio: DomicilioDeclarado;
  /** The registry's address can be taken in one press. */
  enElPadron?: DomicilioDeclarado | undefined;
  obligatorio?: boolean;
};

export const DomicilioDeComitente = ({ titulo, ruta, cuit, cual, domicilio, enElPadron, obligatorio }: Props) => {
  const { borrador, cambiar } = useLegajo();
  useParte(ruta, { nombre: titulo });
  const poner = (cambio: Partial<DomicilioDeclarado>) =>
    cambiar((b) => cambiarComitente(b, cuit, { [cual]: { ...domicilio, ...cambio } }));
  const { id, error } = useCampo(`${ruta}.localidad_id`).props;
  const localidad = localidadDe(borrador, enElPadron?.localidad_id ?? null)?.nombre;
  return (
    <Fieldset legend={titulo}>
      {enElPadron && enElPadron.calle !== '' && (
        <Button
          variant="default"
          mb="md"
          h="auto"
          py="xs"
          styles={{ label: { whiteSpace: 'normal' } }}
          disabled={esMismoDomicilio(domicilio, enElPadron)}
          onClick={() => poner(enElPadron)}
        >
          Usar el del padrón:{' '}
          {[`${enElPadron.calle} ${enElPadron.numero}`.trim(), localidad].filter(Boolean).join(', ')}
        </Button>
      )}
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <CampoDeTexto
          ruta={`${ruta}.calle`}
          required={obligatorio === true}
          value={domicilio.calle}
          alCambiar={(calle) => poner({ calle })}
        />
        <CampoDeTexto
          ruta={`${ruta}.numero`}
          required={obligatorio === true}
          value={domicilio.numero}
          alCambiar={(numero) => poner({ numero })}
        />
        <LocalidadInput
          id={id}
          error={error}
          value={domicilio.localidad_id}
          alElegir={(b, localidad) =>
            cambiarComitente(b, cuit, { [cual]: { ...domicilio, localidad_id: localidad?.id ?? null } })
          }
        />
      </SimpleGrid>
    </Fieldset>
  );
};
