import type { PropsDeHoja } from '@colega/web-kit/form/campos/props.ts';
import { useEntrada } from '@colega/web-kit/form/campos/use-entrada.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { useCertificando } from '../formulario/contexto-del-certificado.ts';
import { idDeTexto, textoDeId } from './id-elegido.ts';
import { nombreDeInmueble } from './nombre-de-inmueble.ts';

export const InmuebleCampo = ({ valor, ...resto }: PropsDeHoja) => {
  const { legajo } = useCertificando();
  const { poner, props } = useEntrada(resto);
  const lugares = new Set(legajo.inmuebles.map(({ calle, numero }) => `${calle} ${numero}`));
  return (
    <SelectSimple
      {...props}
      value={textoDeId(valor)}
      opciones={legajo.inmuebles.map((inmueble) => ({
        value: String(inmueble.id),
        label: nombreDeInmueble(inmueble, lugares.size > 1),
      }))}
      alElegir={(elegido) => poner(idDeTexto(elegido))}
    />
  );
};
