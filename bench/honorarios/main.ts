import { medirMotor } from './motor.ts';
import { leerCatalogo, leerPedidosTipicos } from './pedidos-tipicos.ts';

const catalogo = leerCatalogo();
console.log(medirMotor(leerPedidosTipicos(catalogo), catalogo));
