import type { CasoPorRevisar } from '@colega/contract/dinero';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { formatInstante } from '@colega/web-kit/ui/datos/instante.tsx';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Seccion } from '../../../ui/seccion.tsx';

/** Where it was to be paid, and what each provider said last. */
export const Intentos = ({ intentos }: Pick<CasoPorRevisar, 'intentos'>) => (
  <Seccion titulo="Dónde se quiso pagar">
    <ListaDeRenglones etiqueta="Dónde se quiso pagar">
      {intentos.map(({ id, nombre_del_medio, dijo, cuando, importe, devuelto }) => (
        <Renglon
          key={id}
          que={`${nombre_del_medio} ${dijo}`}
          detalle={`${formatInstante(cuando)}${new Decimal(devuelto).gt(0) ? `; devolvió ${formatImporte(devuelto)}` : ''}`}
          cuanto={formatImporte(importe)}
        />
      ))}
    </ListaDeRenglones>
  </Seccion>
);
